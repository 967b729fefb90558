import { Button } from '@mantine/core';
import { CHANNELS } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type PostsOf, useNewPosts } from './api.ts';
import classes from './schedule.module.css';

interface Props {
  readonly of: PostsOf;
  readonly ids: readonly number[];
  readonly onDismiss: () => void;
  readonly children: (posts: readonly ScheduledPosting[]) => ReactNode;
}

/** What was just scheduled stands on top and is followed until it is out, in whatever tab it belongs by then. */
export function NewPosts({ of, ids, onDismiss, children }: Props) {
  const t = useTranslations('posts.list');
  const read = useNewPosts(of, ids);
  const posts = ids.length > 0 ? (read.data?.results ?? []) : [];
  if (posts.length === 0) return null;
  const label = t('justCreated', { count: posts.length });
  const networks = [...new Set(posts.map(({ app }) => CHANNELS[app].name))];
  return (
    <section className={classes.fresh} aria-label={label}>
      <div className={classes.freshHead}>
        <h2>{of === null ? `${label} · ${networks.join(', ')}` : label}</h2>
        <Button size="xs" variant="subtle" color="gray" onClick={onDismiss}>
          {t('dismissNew')}
        </Button>
      </div>
      <div aria-live="polite">{children(posts)}</div>
    </section>
  );
}
