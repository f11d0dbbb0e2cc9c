import { Agent, type IncomingHttpHeaders, request } from 'node:http';

interface Question {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true });

/** What `fetch` does, at a quarter of its cost: tests ask thousands of times. */
export function ask(url: string, question: Question): Promise<Answer> {
  const { method, body } = question;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const headers = { ...question.headers, ...length };
  return new Promise((resolve, reject) => {
    const asking = request(new URL(url), { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on('error', reject);
    });
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that was about to be used again.
      if (asking.reusedSocket && error.code === 'ECONNRESET') resolve(ask(url, question));
      else reject(error);
    });
    asking.end(body);
  });
}
