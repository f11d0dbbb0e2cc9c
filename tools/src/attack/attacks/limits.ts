import type { Attack } from '../attack.ts';
import { withServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

const GUESSES = 60;
const SOCKETS = 20;
const LINES_EACH = 40;

/** Logins that were tried although they are limited: by an encoded path, and from an address of its own each. */
async function guessed(url: string): Promise<{ encoded: number; spread: number }> {
  const tried = async (path: string, addressOf: (i: number) => string) => {
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, i) =>
        new Visitor(url).ask(
          'POST',
          path,
          { name: 'Ada', password: `guess ${i}` },
          {
            'x-forwarded-for': addressOf(i),
          },
        ),
      ),
    );
    return answers.filter(({ status }) => status !== 429).length;
  };
  const encoded = await tried('/%61pi/login', () => '203.0.113.1');
  return { encoded, spread: await tried('/api/login', (i) => `198.51.100.${i}`) };
}

/** Lines of the chat that one guest got through over many sockets. */
async function chattered(url: string): Promise<number> {
  const guest = new Visitor(url);
  const { id } = await guest.make();
  const sockets: Visitor[] = [];
  for (let i = 0; i < SOCKETS; i++) {
    const visitor = new Visitor(url);
    visitor.cookie = guest.cookie;
    // Too many sockets of one person are refused.
    await visitor.connect().then(
      () => sockets.push(visitor),
      () => {},
    );
  }
  const replies = await Promise.all(
    sockets.flatMap((socket) =>
      Array.from({ length: LINES_EACH }, (_, i) =>
        socket.send('chat', { table: id, text: `line ${i}` }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    ),
  );
  for (const socket of sockets) socket.close();
  return replies.filter((said) => said).length;
}

export const limits: Attack = {
  number: 1,
  name: 'bypassing the rate limits',
  run: () =>
    // Behind a proxy, so that the attack can come from many addresses.
    withServer({ TRUST_PROXY: '1' }, async ({ url }) => {
      await new Visitor(url).must('POST', '/api/register', { name: 'Ada', password: 'a good password' });
      const { encoded, spread } = await guessed(url);
      const lines = await chattered(url);
      return {
        held: encoded <= 10 && spread <= 20 && lines <= 30,
        figure:
          `let through: ${encoded} of ${GUESSES} logins with an encoded path, ${spread} of ${GUESSES} from different addresses, ` +
          `${lines} of ${SOCKETS * LINES_EACH} chat messages`,
      };
    }),
};
