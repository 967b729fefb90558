import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useSession } from '../../platform/session/use-session.ts';

/** Public address of the connected page (SCHED-001); in sandbox mode its wall. Null where an id leads nowhere. */
export function usePageLink(app: SocialApp, pageId: string): string | null {
  const { sandbox } = useSession();
  const { pageAddress } = CHANNELS[app];
  if (pageAddress === null) return null;
  return (sandbox ? `${sandbox.url}/${app}/wall/{id}` : pageAddress).replace('{id}', encodeURIComponent(pageId));
}
