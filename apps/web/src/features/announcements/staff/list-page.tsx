import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { usePermission } from '../../../platform/session/use-session.ts';
import { Found, OrderedPage } from '../../../ui/ordered/ordered-page.tsx';
import { OrderedList } from '../../../ui/ordered/ordered-row.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { announcementsPaths } from '../paths.ts';
import { AnnouncementRow } from './announcement-row.tsx';
import { ALL_KEY, readAll } from './announcements.ts';
import { useVerbs } from './use-verbs.ts';

/** What the team tells its advisors: in the order of showing, with drafts and what is over. */
export default function ListPage() {
  const t = useTranslations('announcements.staff');
  const allowed = usePermission('announcements.change');
  return (
    <OrderedPage
      title={t('title')}
      lead={t('lead')}
      allowed={allowed}
      noPermission={t('noPermission')}
      actions={<LinkButton to={announcementsPaths.editor({ announcement: 'new' })}>{t('create')}</LinkButton>}
    >
      <List />
    </OrderedPage>
  );
}

function List() {
  const t = useTranslations('announcements.staff');
  const all = useQuery({ queryKey: ALL_KEY, queryFn: ({ signal }) => readAll(signal), meta: { kind: 'silent' } });
  const verbs = useVerbs();
  const icon = <IconSpeakerphone size={40} stroke={1.4} />;
  return (
    <Found of={all}>
      {(results) => (
        <SectionCard bleed>
          {results.length === 0 && <EmptyState icon={icon} title={t('none')} text={t('noneText')} />}
          <OrderedList>
            {results.map((one, at) => (
              <AnnouncementRow
                key={one.id}
                announcement={one}
                pending={verbs.pending}
                onVerb={(verb) => verbs.run({ id: one.id, verb })}
                at={at}
                of={results.length}
                onMove={(by) => verbs.move(results, at, by)}
              />
            ))}
          </OrderedList>
        </SectionCard>
      )}
    </Found>
  );
}
