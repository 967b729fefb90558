import { Button, Checkbox } from '@mantine/core';
import { IconCalendarTime, IconSend, IconTrash } from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useChangePosts } from '../actions.ts';
import { groupsOf } from '../list/all/group-posts.ts';
import classes from './missed.module.css';
import { MissedRow } from './missed-row.tsx';
import { NewTimes } from './new-times.tsx';

interface Props {
  /** Whose posts they are; null: of all networks. */
  readonly page: string | null;
  /** The earliest first. */
  readonly posts: readonly ScheduledPosting[];
  /** Of all missed posts of the page; the dialog shows the first hundred. */
  readonly count: number;
  readonly onDone: () => void;
  /** Sends these; can be taken back. */
  readonly onSend: (posts: readonly ScheduledPosting[]) => void;
}

/**
 * All are chosen at first: whoever comes here mostly wants to do the same to all of them. One that is missed meanwhile is not, so
 * that nothing happens to a post that nobody has seen.
 */
export function MissedBody({ page, posts, count, onDone, onSend }: Props) {
  const t = useTranslations('posts.missed');
  const tActions = useTranslations('posts.actions');
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(posts.map(({ id }) => id)));
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [planning, setPlanning] = useState(false);
  const [asking, setAsking] = useState(false);
  const chosen = posts.filter(({ id }) => picked.has(id));
  const ids = chosen.map(({ id }) => id);
  // What a page takes no more is named when the others go out; alone it cannot.
  const sendable = chosen.some(({ actions }) => actions.includes('post_now'));
  const change = useChangePosts(
    ({ applied, skipped }) => {
      setAsking(false);
      setRefused(new Map(skipped.map(({ id, reason }) => [id, reason])));
      if (skipped.length === 0) setPlanning(false);
      if (applied.length === posts.length && posts.length === count) onDone();
    },
    { dismissing: true },
  );
  const choose = (id: number, wanted: boolean) => {
    const next = new Set(picked);
    if (wanted) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  return (
    <div className={classes.body}>
      <p className={classes.lead}>{page === null ? t('leadAll') : t('lead', { page })}</p>
      <div className={classes.list}>
        <div className={classes.all}>
          <Checkbox
            checked={chosen.length === posts.length}
            indeterminate={chosen.length > 0 && chosen.length < posts.length}
            onChange={(event) => setPicked(new Set(event.currentTarget.checked ? posts.map(({ id }) => id) : []))}
            label={t('chosen', { chosen: chosen.length, count: posts.length })}
          />
          {count > posts.length && <span className={classes.muted}>{t('first', { count })}</span>}
        </div>
        <ul>
          {posts.map((post) => (
            <MissedRow
              key={post.id}
              post={post}
              marked={page === null}
              chosen={picked.has(post.id)}
              refused={refused.get(post.id) ?? (post.actions.includes('post_now') ? undefined : post.reason)}
              onChoose={(wanted) => choose(post.id, wanted)}
            />
          ))}
        </ul>
      </div>
      {planning ? (
        <NewTimes
          count={chosen.length}
          times={groupsOf(chosen).length}
          pending={change.pending}
          error={change.error}
          onCancel={() => setPlanning(false)}
          onSave={(times) => change.run({ verb: 'reschedule', ids, ...times })}
        />
      ) : (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} stroke={1.7} />}
            disabled={chosen.length === 0}
            onClick={() => setAsking(true)}
          >
            {tActions('dismiss')}
          </Button>
          <span className={classes.spring} />
          <Button
            variant="default"
            leftSection={<IconSend size={16} stroke={1.7} />}
            disabled={!sendable}
            onClick={() => onSend(chosen)}
          >
            {tActions('post_now')}
          </Button>
          <Button
            leftSection={<IconCalendarTime size={16} stroke={1.7} />}
            disabled={!sendable}
            onClick={() => setPlanning(true)}
          >
            {tActions('reschedule')}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmModal
          opened
          onClose={() => setAsking(false)}
          title={t('dismissTitle', { count: chosen.length })}
          confirmLabel={tActions('dismiss')}
          danger
          pending={change.pending}
          onConfirm={() => change.run({ verb: 'delete', ids })}
        >
          {t('dismissText', { count: chosen.length })}
        </ConfirmModal>
      )}
    </div>
  );
}
