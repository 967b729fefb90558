import type { signIn } from '@waypost/contract/accounts';
import { useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import type { Answer } from '../../../platform/api/call.ts';

type SignIn = (takeBack: true) => Promise<Answer<typeof signIn>>;

interface Offered {
  readonly until: string;
  /** The same sign-in, which takes the deletion back. */
  readonly signIn: SignIn;
}

/** Whether somebody has just signed in to an account that was deleted, and how it is kept. */
export function useDeletedAccount() {
  const [offered, setOffered] = useState<Offered | null>(null);
  const offer = (error: Error, signIn: SignIn): boolean => {
    if (!isApiError(error, 409) || error.restorableUntil === undefined) return false;
    setOffered({ until: error.restorableUntil, signIn });
    return true;
  };
  return { offered, offer, close: () => setOffered(null) };
}
export type DeletedAccount = ReturnType<typeof useDeletedAccount>;
