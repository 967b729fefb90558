import type { SocialApp } from '@waypost/contract/networks';
import { useSession } from '../../platform/session/use-session.ts';

/** Public address of the connected page (SCHED-001); in sandbox mode its wall. LinkedIn members have no address by id. */
export function usePageLink(app: SocialApp, pageId: string): string | null {
  const { sandbox } = useSession();
  const id = encodeURIComponent(pageId);
  if (app === 'facebook') return sandbox ? `${sandbox.url}/facebook/wall/${id}` : `https://www.facebook.com/${id}`;
  return null;
}
