import { CHANNELS } from '@waypost/contract/networks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangePosts } from '../../actions.ts';
import { type GroupVerb, idsOf, offering, onlyDismissed, type PostGroup } from './group-posts.ts';

/**
 * A verb on a group. Done to all it closes the dialog; what was refused stays on the screen with its reason, and only that is
 * done again.
 */
export function useGroupChange(group: PostGroup, verb: GroupVerb, onClose: () => void) {
  const t = useTranslations('posts.all');
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const left = refused.size === 0 ? group.posts : group.posts.filter(({ id }) => refused.has(id));
  const posts = offering({ posts: left }, verb);
  const change = useChangePosts(
    ({ skipped }) => {
      if (skipped.length === 0) return onClose();
      setRefused(new Map(skipped.map(({ id, reason }) => [id, reason])));
    },
    { dismissing: onlyDismissed(posts) },
  );
  return {
    ...change,
    /** What is still to be done. */
    posts,
    ids: idsOf(posts),
    /** The others of what is left. */
    leftOut: left.filter((post) => !posts.includes(post)),
    reasons: left.flatMap(({ id, app }) => {
      const status = refused.get(id);
      return status === undefined ? [] : t('openOn', { app: CHANNELS[app].name, status });
    }),
  };
}
export type GroupChange = ReturnType<typeof useGroupChange>;
