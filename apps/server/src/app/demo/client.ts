import type { DemoRole } from '@waypost/contract/accounts';
export interface Answer {
  readonly status: number;
  // Its shape is what the caller expects; the schema is checked by the server before it answers.
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Signs in as a demo person and returns the session. */
  demo(role: DemoRole, plan?: 'premium' | 'pro' | 'free'): Promise<Record<string, unknown>>;
  request(
    method: string,
    path: string,
    init?: { body?: RequestInit['body']; headers?: Record<string, string>; csrf?: boolean },
  ): Promise<Answer>;
  cookie(name: string): string | undefined;
  /** Gives the browser a cookie that it did not get by an answer. */
  setCookie(name: string, value: string): void;
}

/** Real HTTP with a cookie jar; asks for a CSRF token when it has none. Redirects are not followed. */
export function createClient(base: string): Client {
  const cookies = new Map<string, string>();
  let csrf: string | null = null;

  const request: Client['request'] = async (method, path, init = {}) => {
    if (method !== 'GET' && init.csrf !== false && csrf === null) await session();
    const response = await fetch(new URL(path, base), {
      method,
      redirect: 'manual',
      body: init.body,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && init.csrf !== false && csrf !== null && { 'x-csrftoken': csrf }),
        ...init.headers,
      },
    });
    keep(cookies, response.headers.getSetCookie());
    // A page would be loaded anew.
    if (!cookies.has('waypost_csrf')) csrf = null;
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) };
  };
  const json = (method: string, path: string, body: unknown, headers?: Record<string, string>) =>
    request(method, path, {
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const session = async () => {
    const answer = await request('GET', '/api/session/');
    csrf = String(answer.body.csrf_token);
    return answer.body;
  };
  return {
    request,
    get: (path, headers) => request('GET', path, { headers }),
    post: (path, body = {}, headers) => json('POST', path, body, headers),
    put: (path, body = {}) => json('PUT', path, body),
    patch: (path, body = {}) => json('PATCH', path, body),
    delete: (path) => request('DELETE', path),
    cookie: (name) => cookies.get(name),
    setCookie: (name, value) => void cookies.set(name, value),
    async demo(role, plan) {
      await json('POST', '/api/auth/demo/', { role, plan });
      return session();
    },
  };
}

function keep(cookies: Map<string, string>, headers: string[]): void {
  for (const header of headers) {
    const [pair = ''] = header.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value === '' || /max-age=0/i.test(header)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), value);
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
