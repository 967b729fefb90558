type Listener = () => void;

interface Waiter {
  resolve: (signedInAgain: boolean) => void;
}

/** The session ended, or it is somebody else's now. */
export type SessionEnd = 'expired' | 'somebody-else';

let end: SessionEnd | null = null;
let waiters: Waiter[] = [];
const listeners = new Set<Listener>();

function change(next: SessionEnd | null): void {
  end = next;
  for (const listener of listeners) listener();
}

function leave(next: SessionEnd | null, signedInAgain: boolean): void {
  const waiting = waiters;
  waiters = [];
  change(next);
  for (const waiter of waiting) waiter.resolve(signedInAgain);
}

/**
 * When a call answers 401 the page stays as it is, a dialog asks for the password, and the call is sent again:
 * nothing that was typed is lost. All calls that fail meanwhile wait for the same dialog.
 */
export const sessionExpiry = {
  end: (): SessionEnd | null => end,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Resolves to true once the person has signed in again, to false when they gave up. */
  waitForSignIn(): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => {
      waiters.push({ resolve });
    });
    if (end !== 'expired') change('expired');
    return answer;
  },
  settle(signedInAgain: boolean): void {
    leave(null, signedInAgain);
  },
  /** Nothing that was typed here may be sent in the name of who is signed in now; what waits gives up. */
  giveWay(): void {
    leave('somebody-else', false);
  },
};
