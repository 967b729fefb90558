import { getSession, type Session } from '@waypost/contract/accounts';
import { call } from '../api/call.ts';
import { isSamePerson } from './same-person.ts';
import { sessionStore } from './session-store.ts';

/** Reads the session again, for the profile `slug` (default: the selected one). Call it after whatever changes profile or connections. */
export async function refreshSession(slug = sessionStore.get()?.profile?.slug): Promise<Session> {
  const session = await call(getSession, { query: slug ? { slug } : {} });
  if (!isSamePerson(session)) return sessionStore.require();
  sessionStore.set(session);
  return session;
}
