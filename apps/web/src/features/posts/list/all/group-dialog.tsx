import { Textarea } from '@mantine/core';
import { CHANNELS } from '@waypost/contract/networks';
import { isBlank, isTooSoon, RESCHEDULE_MIN_MINUTES } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../../platform/time/use-now.ts';
import { ConfirmModal } from '../../../../ui/dialogs/confirm-modal.tsx';
import { DateTimeField } from '../../../../ui/fields/date-time-field.tsx';
import { useChangePosts } from '../../actions.ts';
import { PostNowDialog } from '../../undo/post-now-dialog.tsx';
import { offering, type PostGroup } from './group-posts.ts';
import { tellSkipped } from './tell-skipped.ts';

export type GroupVerb = 'edit' | 'reschedule' | 'post_now' | 'delete';

interface Props {
  readonly group: PostGroup;
  readonly verb: GroupVerb;
  readonly onClose: () => void;
}

/** Asks what a verb needs, and does it to every post of the group that offers it. */
export function GroupDialog({ verb, ...props }: Props) {
  if (verb === 'edit') return <EditGroup {...props} />;
  if (verb === 'reschedule') return <RescheduleGroup {...props} />;
  if (verb === 'delete') return <DeleteGroup {...props} />;
  return <PostNowDialog posts={offering(props.group, 'post_now')} onClose={props.onClose} />;
}

type Asked = Omit<Props, 'verb'>;

function useGroupChange(onClose: () => void) {
  const t = useTranslations('posts.toast');
  return useChangePosts((outcome) => {
    tellSkipped(outcome, t('manyFailed'));
    onClose();
  });
}

const idsOf = (posts: readonly { readonly id: number }[]) => posts.map(({ id }) => id);
const networksOf = (group: PostGroup) => [...new Set(group.posts.map(({ app }) => CHANNELS[app].name))].join(', ');

function EditGroup({ group, onClose }: Asked) {
  const t = useTranslations('posts');
  const [message, setMessage] = useState(group.first.message);
  const change = useGroupChange(onClose);
  const posts = offering(group, 'edit');
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('actions.edit')}
      confirmLabel={t('actions.saveText')}
      confirmDisabled={isBlank(message)}
      pending={change.pending}
      size={560}
      onConfirm={() => change.run({ verb: 'edit', ids: idsOf(posts), message })}
    >
      {group.posts.length > 1 && <p>{t('all.forNetworks', { networks: networksOf(group) })}</p>}
      {new Set(posts.map((post) => post.message)).size > 1 && <p>{t('all.textsDiffer')}</p>}
      <Textarea
        label={t('detail.message')}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        autosize
        minRows={5}
        maxRows={16}
        data-autofocus
      />
    </ConfirmModal>
  );
}

function RescheduleGroup({ group, onClose }: Asked) {
  const t = useTranslations('posts');
  const now = useNow(15_000);
  const [fireAt, setFireAt] = useState<string | null>(null);
  const change = useGroupChange(onClose);
  const hint = t('detail.earliest', { minutes: RESCHEDULE_MIN_MINUTES });
  const tooSoon = fireAt !== null && isTooSoon(Date.parse(fireAt), now);
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('actions.reschedule')}
      confirmLabel={t('actions.saveTime')}
      confirmDisabled={fireAt === null || tooSoon}
      pending={change.pending}
      onConfirm={() =>
        fireAt && change.run({ verb: 'reschedule', ids: idsOf(offering(group, 'reschedule')), fire_at: fireAt })
      }
    >
      {group.posts.length > 1 && <p>{t('all.forNetworks', { networks: networksOf(group) })}</p>}
      <DateTimeField
        label={t('detail.newTime')}
        value={fireAt ?? group.first.fire_at}
        onChange={setFireAt}
        min={new Date(now + RESCHEDULE_MIN_MINUTES * 60_000).toISOString()}
        error={tooSoon ? hint : undefined}
      />
    </ConfirmModal>
  );
}

function DeleteGroup({ group, onClose }: Asked) {
  const t = useTranslations('posts');
  const change = useGroupChange(onClose);
  const posts = offering(group, 'delete', 'dismiss');
  const ahead = posts.some(({ fire_at: at }) => Date.parse(at) > Date.now());
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('detail.deleteTitle')}
      confirmLabel={t('actions.delete')}
      danger
      pending={change.pending}
      onConfirm={() => change.run({ verb: 'delete', ids: idsOf(posts) })}
    >
      {group.posts.length > 1 && <p>{t('all.forNetworks', { networks: networksOf(group) })}</p>}
      {ahead ? t('detail.deleteText') : t('detail.deleteOverdue')}
    </ConfirmModal>
  );
}
