import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { announcementsPaths } from '../paths.ts';
import { ALL_KEY, readAll } from './announcements.ts';
import { EditorForm } from './editor-form.tsx';
import classes from './staff.module.css';

/** One announcement, or a new one. */
export default function EditorPage() {
  const t = useTranslations('announcements.edit');
  const { announcement = 'new' } = usePathParams();
  const isNew = announcement === 'new';
  const all = useQuery({ queryKey: ALL_KEY, queryFn: ({ signal }) => readAll(signal), meta: { kind: 'silent' } });
  const found = all.data?.find(({ id }) => String(id) === announcement) ?? null;
  const back = <LinkAnchor to={announcementsPaths.list()}>{t('back')}</LinkAnchor>;
  return (
    <>
      <PageHead above={back} title={t(isNew ? 'createTitle' : 'editTitle')} />
      <div className={classes.editor}>
        {all.isPending && <ListSkeleton rows={2} shape="card" />}
        {!all.data && all.isError && (
          <SectionCard>
            <ErrorState error={all.error} onRetry={() => void all.refetch()} />
          </SectionCard>
        )}
        {all.data && (isNew || found) && <EditorForm key={announcement} announcement={found} />}
        {all.data && !isNew && !found && (
          <SectionCard>
            <EmptyState icon={<IconSpeakerphone size={40} stroke={1.4} />} title={t('notFound')} action={back} />
          </SectionCard>
        )}
      </div>
    </>
  );
}
