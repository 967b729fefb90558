import type { Session } from '@waypost/contract/accounts';

type Listener = () => void;

let current: Session | null = null;
const listeners = new Set<Listener>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** The one copy of the session in the browser; the api client and the hooks read it. */
export const sessionStore = {
  get(): Session | null {
    return current;
  },
  /** The session, where the program has started and one must exist. */
  require(): Session {
    if (!current) throw new Error('The session was read before the program had started.');
    return current;
  },
  set(next: Session): void {
    current = next;
    announce();
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
