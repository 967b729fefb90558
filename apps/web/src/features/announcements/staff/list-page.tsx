import { IconLock, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { usePermission } from '../../../platform/session/use-session.ts';
import { OrderedList } from '../../../ui/ordered/ordered-row.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { announcementsPaths } from '../paths.ts';
import { AnnouncementRow } from './announcement-row.tsx';
import { ALL_KEY, readAll } from './announcements.ts';
import { useVerbs } from './use-verbs.ts';

/** What the team tells its advisors: in the order of showing, with drafts and what is over. */
export default function ListPage() {
  const t = useTranslations('announcements.staff');
  const allowed = usePermission('announcements.change');
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          allowed && <LinkButton to={announcementsPaths.editor({ announcement: 'new' })}>{t('create')}</LinkButton>
        }
      />
      <SectionCard bleed>
        {allowed ? <List /> : <EmptyState icon={<IconLock size={40} stroke={1.4} />} title={t('noPermission')} />}
      </SectionCard>
    </>
  );
}

function List() {
  const t = useTranslations('announcements.staff');
  const all = useQuery({ queryKey: ALL_KEY, queryFn: ({ signal }) => readAll(signal), meta: { kind: 'silent' } });
  const verbs = useVerbs();
  if (all.isPending) return <ListSkeleton rows={3} />;
  if (!all.data) return <ErrorState error={all.error} onRetry={() => void all.refetch()} />;
  if (all.data.length === 0)
    return <EmptyState icon={<IconSpeakerphone size={40} stroke={1.4} />} title={t('none')} text={t('noneText')} />;
  return (
    <OrderedList>
      {all.data.map((one, at) => (
        <AnnouncementRow
          key={one.id}
          announcement={one}
          pending={verbs.pending}
          onVerb={(verb) => verbs.run({ id: one.id, verb })}
          at={at}
          of={all.data.length}
          onMove={(by) => verbs.move(all.data, at, by)}
        />
      ))}
    </OrderedList>
  );
}
