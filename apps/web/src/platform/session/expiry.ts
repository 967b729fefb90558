type Listener = () => void;

interface Waiter {
  resolve: (signedInAgain: boolean) => void;
}

let expired = false;
let waiters: Waiter[] = [];
const listeners = new Set<Listener>();

function change(next: boolean): void {
  expired = next;
  for (const listener of listeners) listener();
}

/**
 * When a call answers 401 the page stays as it is, a dialog asks for the password, and the call is sent again:
 * nothing that was typed is lost. All calls that fail meanwhile wait for the same dialog.
 */
export const sessionExpiry = {
  isExpired: (): boolean => expired,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Resolves to true once the person has signed in again, to false when they gave up. */
  waitForSignIn(): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => {
      waiters.push({ resolve });
    });
    if (!expired) change(true);
    return answer;
  },
  settle(signedInAgain: boolean): void {
    const waiting = waiters;
    waiters = [];
    change(false);
    for (const waiter of waiting) waiter.resolve(signedInAgain);
  },
};
