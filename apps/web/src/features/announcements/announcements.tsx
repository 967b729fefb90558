// The first picture shows the card before its code has come.
import './announcement-card.module.css';
import '../../ui/html-text.module.css';
import { useQuery } from '@tanstack/react-query';
import { announcementsName, listAnnouncements } from '@waypost/contract/announcements';
import { type Answer, call } from '../../platform/api/call.ts';
import { lookAtFirstRead, PAGE_LOADED, takeFirstRead } from '../../platform/boot.ts';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

type Shown = Answer<typeof listAnnouncements>;

const Card = loadAgain(() => withWords(['announcements/card'], () => import('./announcement-card.tsx')));

/** What the team tells its advisors, one at a time, above everything (ANN-001). Its code comes when there is something to tell. */
export function Announcements() {
  const { pk } = useProfile();
  const { data, error } = useQuery({
    queryKey: ['announcements', pk],
    queryFn: ({ signal }) => call(listAnnouncements, { query: { profile: pk } }, { signal }),
    initialData: () => takeFirstRead<Shown>(announcementsName(pk)),
    initialDataUpdatedAt: PAGE_LOADED,
    meta: { kind: 'silent' },
  });
  return data?.count || error ? <Card shown={data?.results ?? []} error={error} /> : null;
}

/** A page whose host page brought an announcement waits for its code too: nothing below it jumps. */
export async function withAnnouncements<T>(load: () => Promise<T>): Promise<T> {
  const pk = sessionStore.get()?.profile?.pk;
  const told = pk && lookAtFirstRead<Shown>(announcementsName(pk))?.count;
  const [page] = await Promise.all([load(), told && Card.fetch()]);
  return page;
}
