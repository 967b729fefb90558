import type { Session } from '@waypost/contract/accounts';
import { sessionExpiry } from './expiry.ts';
import { sessionStore } from './session-store.ts';

/**
 * Whether a session that was just read is still that of the page: the same person, and the same one who acts for them. Where it is
 * not, the page is told to give way, and nothing may be taken from it or sent in it.
 */
export function isSamePerson(read: Session): boolean {
  const page = sessionStore.get();
  if (!page?.user || !read.user) return true;
  if (page.user.pk === read.user.pk && page.impersonator?.pk === read.impersonator?.pk) return true;
  sessionExpiry.giveWay();
  return false;
}
