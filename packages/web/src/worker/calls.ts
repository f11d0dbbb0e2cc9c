/** What one side of a worker can be asked for, by name. */
export type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** What went wrong has a code where the page has words for it. */
interface Failure {
  readonly error: string;
  readonly code: unknown;
}

type Reply = { readonly id: number } & ({ readonly value: unknown } | Failure);

/** What a worker says without being asked. */
interface News {
  readonly news: unknown;
}

/** The end of the line that a worker listens at and speaks into. */
interface Port {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

/** Answers what the page asks, inside a worker. */
export function serve(port: Port, handlers: Handlers): void {
  port.onmessage = async ({ data }: MessageEvent<Question>) => {
    const { id, name, args } = data;
    try {
      port.postMessage({ id, value: await handlers[name](...(args as never[])) } satisfies Reply);
    } catch (reason) {
      const error = reason instanceof Error ? reason.message : String(reason);
      const { code } = reason as { readonly code?: unknown };
      port.postMessage({ id, error, code } satisfies Reply);
    }
  };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Asks a worker, on the page. */
export class Caller<H extends Handlers> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(news: unknown) => void>();
  #asked = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Reply | News>) => {
      if ('news' in data) for (const listener of this.#listeners) listener(data.news);
      else this.#take(data);
    };
    worker.onerror = ({ message }) => this.#fail(message || 'the worker did not start');
  }

  call<Name extends keyof H & string>(
    name: Name,
    ...args: Parameters<H[Name]>
  ): Promise<Awaited<ReturnType<H[Name]>>> {
    return new Promise((resolve, reject) => {
      const id = this.#asked++;
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage({ id, name, args } satisfies Question);
    });
  }

  onNews(listener: (news: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whatever it is doing. */
  end(): void {
    this.#worker.terminate();
    this.#fail('the worker was ended');
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(Object.assign(new Error(reply.error), { code: reply.code }));
    else waiting?.resolve(reply.value);
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}
