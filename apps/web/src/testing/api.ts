import { getSession, type Session } from '@waypost/contract/accounts';
import type { AnswerOf, Endpoint } from '@waypost/contract/wire';
import { HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { sessionStore } from '../platform/session/session-store.ts';
import { session } from './fixtures.ts';

/** Stands where the API stands; setup.ts starts it for every test file. */
export const server = setupServer(http.get('/healthz', () => HttpResponse.json({})));

export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}
/** The calls of this test, the oldest first. */
export const asked: Asked[] = [];

type Giving<E extends Endpoint> = (call: Asked) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>;

/** Until the test ends the endpoint gives this: what its declaration allows, or a response of its own (`refuse`, `cut`). */
export function answer<const E extends Endpoint>(endpoint: E, given: AnswerOf<E> | Giving<E>): void {
  const { method, path, responses } = endpoint;
  const handler = new HttpHandler(method, path, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const call = { method, url: pathname + search, headers: request.headers, body: await request.text() };
    asked.push(call);
    const said = typeof given === 'function' ? await (given as Giving<E>)(call) : given;
    if (said instanceof Response) return said;
    const status = Number(Object.keys(responses)[0]);
    return said === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(said, { status });
  });
  server.use(handler);
}

export const refuse = (status: number, body: object = {}, headers: Record<string, string> = {}): Response =>
  HttpResponse.json(body, { status, headers });
/** The connection breaks before an answer comes. */
export const cut = (): Response => HttpResponse.error();

/** Somebody at work: the page holds her session, and the API says the same. */
export function signedIn(change: Partial<Session> = {}): void {
  sessionStore.set(session(change));
  answer(getSession, session(change));
}
