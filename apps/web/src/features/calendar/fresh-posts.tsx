import { isInCalendar } from '@waypost/contract/calendar';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { isTrouble, useNewPosts } from '../posts/index.ts';
import { postsPaths } from '../posts/paths.ts';

export interface FreshProps {
  readonly ids: readonly number[];
  /** What stands there else. */
  readonly children: ReactNode;
}

/** Loaded by toolbar.tsx. What was just sent and does not stand on the grid: on its way, or stopped. It is followed until it is out (GEN-012). */
export default function FreshPosts({ ids, children }: FreshProps) {
  const t = useTranslations('calendar.fresh');
  const { slug } = useProfile();
  const now = useNow(15_000);
  const fresh = useNewPosts(null, ids).data?.results ?? [];
  const absent = fresh.filter((post) => !post.deleted && !isInCalendar(post, now));
  if (absent.length === 0) return children;
  const stopped = absent.filter(({ label }) => isTrouble(label));
  return (
    <span role="status">
      {stopped.length > 0 ? t('stopped', { count: stopped.length }) : t('underWay', { count: absent.length })}{' '}
      <LinkAnchor to={postsPaths.all({ slug }, { ids: ids.join(',') })}>{t('see')}</LinkAnchor>
    </span>
  );
}
