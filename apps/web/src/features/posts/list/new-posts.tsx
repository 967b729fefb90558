import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ConnectedApp } from '../../connections/index.ts';
import { useNewPosts } from './api.ts';
import { PostCard } from './post-card.tsx';
import classes from './schedule.module.css';

interface Props {
  readonly connected: ConnectedApp;
  readonly ids: readonly number[];
  readonly onOpen: (id: number) => void;
  readonly onDismiss: () => void;
}

/** What was just scheduled stands on top and is followed until it is out, in whatever tab it belongs by then. */
export function NewPosts({ connected, ids, onOpen, onDismiss }: Props) {
  const t = useTranslations('posts.list');
  const fresh = useNewPosts(connected, ids);
  const posts = ids.length > 0 ? (fresh.data?.results ?? []) : [];
  if (posts.length === 0) return null;
  return (
    <section className={classes.fresh} aria-label={t('justCreated', { count: posts.length })}>
      <div className={classes.freshHead}>
        <h2>{t('justCreated', { count: posts.length })}</h2>
        <Button size="xs" variant="subtle" color="gray" onClick={onDismiss}>
          {t('dismissNew')}
        </Button>
      </div>
      <div aria-live="polite">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} highlighted onOpen={() => onOpen(post.id)} />
        ))}
      </div>
    </section>
  );
}
