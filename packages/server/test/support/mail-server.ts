import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly to: string;
  /** Unfolded, by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The plain text, decoded. */
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  /** What a server is started with to use it. */
  readonly url: string;
  readonly received: readonly Received[];
  /** What it says to an address; null if it takes the mail. */
  answer(how: (address: string) => { code: number; text: string } | null): void;
  close(): Promise<void>;
}

/** A real mail server that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  let answer: (address: string) => { code: number; text: string } | null = () => null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = answer(address);
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [{ address }] = session.envelope.rcptTo;
        received.push(read(address, Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    answer: (how) => {
      answer = how;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(to: string, mail: string): Received {
  const [head, body] = halves(mail);
  const headers = headersIn(head);
  const [, boundary] = /boundary="([^"]+)"/.exec(headers['content-type']) ?? [];
  const parts = body.split(`--${boundary}`).map(halves);
  const part = (type: string) => {
    const [head, content] = parts.find(([head]) => head.includes(type)) ?? ['', ''];
    return decoded(headersIn(head.trim())['content-transfer-encoding'] ?? '', content);
  };
  return { to, headers, text: part('text/plain'), html: part('text/html') };
}

function halves(text: string): [string, string] {
  const [head, ...rest] = text.split('\r\n\r\n');
  return [head, rest.join('\r\n\r\n')];
}

function headersIn(head: string): Record<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function decoded(encoding: string, content: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
