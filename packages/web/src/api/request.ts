/** Why a request was not done: a code for the program and a sentence for people. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** Whether there is no connection to the server. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** Asks the server; what comes back is JSON, or an ApiProblem is thrown. */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new ApiProblem(0, 'offline', 'There is no connection to the server.');
  });
  const reply = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new ApiProblem(response.status, reply.code ?? 'broken', reply.message ?? response.statusText);
  }
  return reply as T;
}
