import { Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ScheduledPosting, UNDO_SECONDS } from '@waypost/contract/posts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toast } from '../../../ui/feedback/toasts.ts';
import { useChangePosts } from '../actions.ts';
import { tellSkipped } from '../list/all/tell-skipped.ts';
import { UndoBody } from './undo-body.tsx';
import { untilOut } from './until-out.ts';

interface Props {
  readonly posts: readonly ScheduledPosting[];
  readonly onClose: () => void;
}

/**
 * Post now without a question: it sends when it is shown, and can be taken back while it counts. To close it is to take
 * back: nobody else can. What is out is said when it is out.
 */
export function PostNowDialog({ posts, onClose }: Props) {
  const t = useTranslations('posts');
  const tUndo = useTranslations('posts.undo');
  const tFeedback = useTranslations('ui.feedback');
  const [sent, setSent] = useState<{ readonly at: number; readonly ids: readonly number[] } | null>(null);
  const startedAt = useRef<number | null>(null);
  const send = useChangePosts(
    (outcome) => {
      tellSkipped(outcome, t('toast.manyFailed'));
      if (outcome.applied.length === 0) onClose();
      else setSent({ at: startedAt.current ?? Date.now(), ids: outcome.applied });
    },
    { quiet: true, onFailure: onClose },
  );
  const undo = useChangePosts((outcome) => {
    tellSkipped(outcome, tUndo('failed'));
    follow(outcome.skipped.map(({ id }) => id));
  });
  const { run } = send;
  useEffect(() => {
    if (startedAt.current !== null) return;
    startedAt.current = Date.now();
    run({ verb: 'post_now', ids: posts.map(({ id }) => id), undo_seconds: UNDO_SECONDS });
  }, [posts, run]);
  const queryClient = useQueryClient();
  const takeBack = () => sent && !undo.pending && undo.run({ verb: 'undo', ids: [...sent.ids] });
  /** What is not taken back goes out, and is told when it is. */
  const follow = (ids: readonly number[]) => {
    onClose();
    if (ids.length === 0) return;
    void untilOut(ids).then((out) => {
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
      if (out) toast.success({ title: tFeedback('successTitle'), message: t('toast.sent') });
    });
  };
  const apps = posts.filter(({ id }) => sent?.ids.includes(id)).map(({ app }) => app);
  return (
    <Dialog
      opened
      fullScreen={false}
      size={400}
      title={t('detail.sendTitle')}
      onClose={takeBack}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {sent ? (
        <UndoBody
          apps={apps}
          sentAt={sent.at}
          when={null}
          undoing={undo.pending}
          onUndo={takeBack}
          onOver={() => follow(sent.ids)}
        />
      ) : (
        <Loader />
      )}
    </Dialog>
  );
}
