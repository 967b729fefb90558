import { Progress } from '@mantine/core';
import type { BrandedPending } from '@waypost/contract/branding';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import classes from './branding.module.css';

/** How many posts are still made anew after a change, how far they are, and what happens meanwhile. */
export function PendingPosts({ pending: { posts, percent, changing } }: { readonly pending: BrandedPending }) {
  const t = useTranslations('branding.pending');
  const waits = changing || posts > 0;
  // The most there were since there were none: what the bar is the whole of.
  const [seen, setSeen] = useState({ most: posts, waits });
  if (seen.waits !== waits || posts > seen.most)
    setSeen({ most: waits && !seen.waits ? posts : Math.max(seen.most, posts), waits });
  const { most } = seen;
  const made = most === 0 ? 0 : Math.min(99, ((most - posts) * 100 + posts * percent) / most);
  return (
    <div role="status" className={classes.pending}>
      {waits && (
        <Notice tone="info" title={posts > 0 ? t('posts', { count: posts }) : t('changing')}>
          {posts > 0 ? t('text', { count: posts }) : t('changingText')}
          {posts > 0 && <Progress className={classes.made} value={made} size="sm" aria-label={t('progress')} />}
        </Notice>
      )}
      {!waits && most > 0 && (
        <Notice tone="info" title={t('done', { count: most })}>
          {t('doneText')}
        </Notice>
      )}
    </div>
  );
}
