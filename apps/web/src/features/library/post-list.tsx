import { Button, Pagination } from '@mantine/core';
import { IconBooks, IconCalendarPlus, IconPencilPlus, IconSearchOff } from '@tabler/icons-react';
import type { LibraryPost } from '@waypost/contract/library';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { useMayCompose, usePermission } from '../../platform/session/use-session.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import type { useLibraryPosts } from './api.ts';
import classes from './library.module.css';
import { PostCard } from './post-card.tsx';
import { useMakePost } from './schedule/use-make-post.ts';

const ScheduleDialog = loadAgain(() => withWords(['library'], () => import('./schedule/schedule-dialog.tsx')));

interface Props {
  readonly found: ReturnType<typeof useLibraryPosts>;
  readonly search: string;
  /** Whether anything is asked that could be asked otherwise. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly named?: boolean;
}

/** What was found in the library, each post with its actions (LIB-003, LIB-009, LIB-010, LIB-023). */
export function PostList({ found, search, narrowed, onClear, page, onPage, named }: Props) {
  const t = useTranslations('library');
  const [scheduling, setScheduling] = useState<LibraryPost | null>(null);
  const may = usePermission('accounts.publish_post_library');
  const composes = useMayCompose();
  const make = useMakePost();
  if (found.isPending) return <ListSkeleton rows={4} shape="card" />;
  if (found.isError)
    return (
      <SectionCard>
        <ErrorState title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
      </SectionCard>
    );
  const { results, count, more, corrected } = found.data;
  return (
    <div className={classes.list} aria-busy={found.isPlaceholderData}>
      <p className={classes.count} role="status">
        {corrected && <span>{t('corrected', { typed: search, meant: corrected })} </span>}
        {count > 0 && (more ? t('foundMany', { count }) : t('found', { count }))}
      </p>
      {count === 0 && <Nothing narrowed={narrowed} onClear={onClear} />}
      <ul className={classes.grid}>
        {results.map((post) => (
          <li key={post.id}>
            <PostCard post={post} named={named}>
              {may && (
                <Button
                  size="xs"
                  leftSection={<IconCalendarPlus size={16} stroke={1.7} />}
                  onClick={() => setScheduling(post)}
                >
                  {t('card.schedule')}
                </Button>
              )}
              {may && composes && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPencilPlus size={16} stroke={1.7} />}
                  loading={make.pending === post.id}
                  onClick={() => make.run(post)}
                >
                  {t('card.make')}
                </Button>
              )}
            </PostCard>
          </li>
        ))}
      </ul>
      <Pages count={count} page={page} onPage={onPage} />
      {scheduling && <ScheduleDialog post={scheduling} onClose={() => setScheduling(null)} />}
    </div>
  );
}

function Nothing({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  const t = useTranslations('library');
  const iconOf = (Icon: typeof IconBooks): ReactNode => <Icon size={40} stroke={1.4} />;
  if (!narrowed)
    return (
      <SectionCard>
        <EmptyState icon={iconOf(IconBooks)} title={t('noPosts')} text={t('noPostsText')} />
      </SectionCard>
    );
  return (
    <SectionCard>
      <EmptyState
        icon={iconOf(IconSearchOff)}
        title={t('noneFound')}
        text={t('noneFoundText')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
    </SectionCard>
  );
}

interface PagesProps {
  readonly count: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly size?: number;
}
export function Pages({ count, page, onPage, size = PAGE_SIZES.default }: PagesProps) {
  const t = useTranslations('ui.dateTime');
  const pages = Math.ceil(count / size);
  if (pages < 2) return null;
  return (
    <div className={classes.pager}>
      <Pagination
        total={pages}
        value={Math.min(page, pages)}
        onChange={onPage}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'previous' : 'next') })}
      />
    </div>
  );
}
