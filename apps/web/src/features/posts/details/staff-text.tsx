import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getStaffText, type ScheduledPosting } from '@waypost/contract/posts';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import type { Ask } from '../../../ui/dialogs/use-discard.tsx';
import { HashtagText } from '../../../ui/fields/texts/hashtag-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState } from '../../../ui/states/states.tsx';
import { useStaffText } from '../actions.ts';
import classes from './details.module.css';

interface Props {
  readonly post: ScheduledPosting;
  /** Before something typed goes. */
  readonly ask: Ask;
}

/** Staff changed a text that its agent had changed: hers stays, and she may look at theirs and take it. */
export function StaffText({ post, ask }: Props) {
  const t = useTranslations('posts.staffText');
  const [open, setOpen] = useState(false);
  const id = useId();
  const theirs = useQuery({
    queryKey: ['posts', 'staff-text', post.id, post.version],
    queryFn: ({ signal }) => call(getStaffText, { params: { id: post.id } }, { signal }),
    enabled: open,
  });
  const answer = useStaffText(post);
  return (
    <Notice tone="info" title={t('title')}>
      {t('text')}
      <div id={id} hidden={!open}>
        {theirs.data && (
          <blockquote className={classes.theirs}>
            <HashtagText text={theirs.data.filled} multiline />
          </blockquote>
        )}
        {open && theirs.isPending && <p className={classes.muted}>{t('loading')}</p>}
        {theirs.isError && <ErrorState error={theirs.error} onRetry={() => void theirs.refetch()} />}
      </div>
      <div className={classes.answers}>
        <Button variant="default" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'hide' : 'show')}
        </Button>
        {post.actions.includes('edit') && (
          <Button variant="default" loading={answer.pending} onClick={() => ask(() => answer.run(true))}>
            {t('take')}
          </Button>
        )}
        <Button variant="default" disabled={answer.pending} onClick={() => answer.run(false)}>
          {t('keep')}
        </Button>
      </div>
    </Notice>
  );
}
