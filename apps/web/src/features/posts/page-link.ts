import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useSession } from '../../platform/session/use-session.ts';

interface Page {
  readonly app: SocialApp;
  readonly id: string;
  readonly name: string | null;
  /** Not a page, but somebody's own profile. */
  readonly ofPerson: boolean;
}

/** Public address of a page (SCHED-001); in sandbox mode its wall. Null where what we know of it leads nowhere. */
export function usePageLink({ app, id, name, ofPerson }: Page): string | null {
  const { sandbox } = useSession();
  if (sandbox) return `${sandbox.url}/${app}/wall/${encodeURIComponent(id)}`;
  const username = name?.startsWith('@') ? name.slice(1) : '';
  const { pageAddress } = CHANNELS[app];
  if (ofPerson || (pageAddress.includes('{username}') && username === '')) return null;
  return pageAddress.replace('{id}', encodeURIComponent(id)).replace('{username}', encodeURIComponent(username));
}
