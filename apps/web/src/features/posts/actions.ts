import { useQueryClient } from '@tanstack/react-query';
import { duplicatePosts } from '@waypost/contract/generator';
import {
  answerStaffText,
  changePosts,
  deletePost,
  fetchStats,
  patchPost,
  postNow,
  resolvePost,
  restorePost,
  retryPost,
  type ScheduledPosting,
} from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { type CallInput, call } from '../../platform/api/call.ts';
import { useGo } from '../../platform/navigation/use-navigation.ts';
import { useProfile, useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { type ActionOptions, useAction } from '../../ui/feedback/use-action.ts';
import { generatorPaths } from '../generator/paths.ts';
import { postKey } from './api.ts';

interface Applied {
  readonly applied_count?: number;
  readonly skipped?: readonly { readonly id: number; readonly reason: string }[];
}

/** The addressed post is one of those counted; the others live in the person's other profiles. */
function useAppliedLines() {
  const t = useTranslations('posts.toast');
  return ({ applied_count: count = 1, skipped = [] }: Applied): string[] => [
    ...(count > 1 ? [t('appliedTo', { count: count - 1 })] : []),
    ...(skipped[0] ? [t('skipped', { count: skipped.length, reason: skipped[0].reason })] : []),
  ];
}

/** Says of what was to go out now why it does not yet. */
function useWaiting() {
  const t = useTranslations('posts.detail');
  return (reason: string) => toast.error({ title: t('sendTitle'), message: reason });
}

type Answer = ScheduledPosting & Applied;

/** One verb on one post: its own toast texts, the new post into the cache, the lists read again. */
function usePostAction<Input>(
  id: number,
  options: Pick<ActionOptions<Input, Answer>, 'run' | 'failure'> & {
    readonly success: string;
    readonly onSuccess?: (post: ScheduledPosting) => void;
  },
) {
  const queryClient = useQueryClient();
  const linesOf = useAppliedLines();
  const wait = useWaiting();
  return useAction<Input, Answer>({
    run: options.run,
    failure: options.failure,
    // What a pause or a hold keeps back has not happened yet.
    success: (post) => post.label !== 'paused' && [options.success, ...linesOf(post)].join('\n'),
    onSuccess: (post) => {
      queryClient.setQueryData(postKey(id), post);
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
      if (post.label === 'paused' && post.reason) wait(post.reason);
      options.onSuccess?.(post);
    },
    // A refusal means that the post is not what the screen shows.
    onFailure: () => void queryClient.invalidateQueries({ queryKey: ['posts'] }),
  });
}

type Done = (post: ScheduledPosting) => void;
interface All {
  readonly all: boolean;
}

/** Takes the text of staff, or keeps the own one and hears no more of it. */
export function useStaffText({ id, version }: Pick<ScheduledPosting, 'id' | 'version'>) {
  const t = useTranslations('posts.toast');
  const queryClient = useQueryClient();
  return useAction({
    run: (take: boolean) => call(answerStaffText, { params: { id }, body: { take, version } }),
    success: (_, take) => t(take ? 'theirsTaken' : 'ownKept'),
    onSuccess: (post) => {
      queryClient.setQueryData(postKey(id), post);
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
    },
    onFailure: () => void queryClient.invalidateQueries({ queryKey: ['posts'] }),
  });
}

export function useEditText(id: number, onSuccess?: Done) {
  const t = useTranslations('posts.toast');
  return usePostAction<All & { readonly message: string; readonly version: number }>(id, {
    run: ({ message, version, all }) =>
      call(patchPost, { params: { id }, body: { message, version, apply_to_all: all } }),
    success: t('edited'),
    failure: t('editFailed'),
    onSuccess,
  });
}

export function useReschedule(id: number, onSuccess?: Done) {
  const t = useTranslations('posts.toast');
  return usePostAction<All & { readonly fireAt: string; readonly version: number }>(id, {
    run: ({ fireAt, version, all }) =>
      call(patchPost, { params: { id }, body: { fire_at: fireAt, version, apply_to_all: all } }),
    success: t('rescheduled'),
    failure: t('rescheduleFailed'),
    onSuccess,
  });
}

export function useDelete(id: number, onSuccess?: Done) {
  const t = useTranslations('posts.toast');
  return usePostAction<All>(id, {
    run: ({ all }) => call(deletePost, { params: { id }, body: { apply_to_all: all } }),
    success: t('deleted'),
    failure: t('deleteFailed'),
    onSuccess,
  });
}

export function usePostNow(id: number, onSuccess?: Done) {
  const t = useTranslations('posts.toast');
  return usePostAction<All>(id, {
    run: ({ all }) => call(postNow, { params: { id }, body: { apply_to_all: all } }),
    success: t('sent'),
    failure: t('sendFailed'),
    onSuccess,
  });
}

export function useRestore(id: number, onSuccess?: Done) {
  const t = useTranslations('posts.toast');
  return usePostAction<All>(id, {
    run: ({ all }) => call(restorePost, { params: { id }, body: { apply_to_all: all } }),
    success: t('restored'),
    failure: t('restoreFailed'),
    onSuccess,
  });
}

export function useRetry(id: number, onSuccess?: Done) {
  const t = useTranslations('posts.toast');
  return usePostAction<void>(id, {
    run: () => call(retryPost, { params: { id }, body: { apply_to_all: false } }),
    success: t('retried'),
    failure: t('retryFailed'),
    onSuccess,
  });
}

export function useResolve(id: number) {
  const t = useTranslations('posts.toast');
  return usePostAction<{ readonly remote_id: string } | { readonly there: true } | { readonly absent: true }>(id, {
    run: (body) => call(resolvePost, { params: { id }, body }),
    success: t('resolved'),
    failure: t('resolveFailed'),
  });
}

type Order = NonNullable<CallInput<typeof changePosts>['body']>;
interface Outcome {
  readonly applied: readonly number[];
  readonly skipped: readonly { readonly id: number; readonly reason: string }[];
}

const BULK_DONE = {
  post_now: 'manySent',
  undo: 'manyUndone',
  delete: 'manyDeleted',
  restore: 'manyRestored',
  edit: 'manyEdited',
  reschedule: 'manyRescheduled',
} as const;

/** One verb on several posts. What refused is told to `onDone`; only what was done is a success. */
export function useChangePosts(
  onDone: (outcome: Outcome) => void,
  options: { readonly quiet?: boolean; readonly dismissing?: boolean; readonly onFailure?: () => void } = {},
) {
  const t = useTranslations('posts.toast');
  const queryClient = useQueryClient();
  const tUndo = useTranslations('posts.undo');
  const wait = useWaiting();
  const held = useSession().publishing_hold !== null;
  const waits = ({ verb }: Order) => held && verb === 'post_now';
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['posts'] });
  return useAction<Order, Outcome>({
    run: (body) => call(changePosts, { body }),
    success: ({ applied }, order) =>
      !options.quiet &&
      !waits(order) &&
      applied.length > 0 &&
      t(options.dismissing && order.verb === 'delete' ? 'manyDismissed' : BULK_DONE[order.verb], {
        count: applied.length,
      }),
    failure: t('manyFailed'),
    onSuccess: async (outcome, order) => {
      if (!options.quiet && waits(order)) wait(tUndo('held'));
      await readAgain();
      onDone(outcome);
    },
    onFailure: () => {
      void readAgain();
      options.onFailure?.();
    },
  });
}

/** Starts a draft that says and shows what these posts do, and opens it. */
export function useDuplicate() {
  const t = useTranslations('posts.toast');
  const go = useGo();
  const { pk, slug } = useProfile();
  return useAction<readonly number[]>({
    run: (ids) => call(duplicatePosts, { params: { profile: pk }, body: { posts: [...ids] } }),
    success: false,
    failure: t('duplicateFailed'),
    invalidate: [['drafts']],
    onSuccess: () => go(generatorPaths.composer({ slug })),
  });
}

export function useRefreshStats(id: number) {
  const t = useTranslations('posts');
  return usePostAction<void>(id, {
    run: () => call(fetchStats, { params: { id } }),
    success: t('performance.refreshed'),
    failure: t('toast.statsFailed'),
  });
}
