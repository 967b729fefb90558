import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { useAction } from '../../../../ui/feedback/use-action.ts';
import { useChangePosts, useDuplicate } from '../../actions.ts';
import { type GroupVerb, idsOf, mayCopy, offering, type PostGroup } from './group-posts.ts';
import { readGroup } from './read-group.ts';
import { tellSkipped } from './tell-skipped.ts';

export interface Wanted {
  readonly group: PostGroup;
  readonly verb: GroupVerb | 'duplicate';
}
/** What a row does with its group. */
export interface GroupVerbs {
  readonly act: (wanted: Wanted) => void;
  readonly isBusy: (group: PostGroup) => boolean;
}

/**
 * Verbs on groups: the whole group is read before anybody is asked, for a list may have come to a part of it only. Here and
 * not in a row: a post that goes out now has another time, and its row another place.
 */
export function useGroupVerb() {
  const t = useTranslations('posts.toast');
  const { pk } = useProfile();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState<Wanted | null>(null);
  const duplicate = useDuplicate();
  const restore = useChangePosts((outcome) => tellSkipped(outcome, t('manyFailed')));
  const begin = useAction<Wanted, PostGroup | null>({
    run: ({ group }) => readGroup(pk, group),
    success: false,
    failure: t('manyFailed'),
    onSuccess: (group, { verb }) => {
      // What the row shows is not so any more.
      if (group === null || (verb === 'duplicate' && !mayCopy(group)))
        void queryClient.invalidateQueries({ queryKey: ['posts'] });
      else if (verb === 'duplicate') duplicate.run(idsOf(group.posts));
      else if (verb === 'restore') restore.run({ verb, ids: idsOf(offering(group, verb)) });
      else setAsking({ group, verb });
    },
  });
  const pending = begin.pending || duplicate.pending || restore.pending;
  const verbs: GroupVerbs = {
    act: (wanted) => {
      setBusy(wanted.group.key);
      begin.run(wanted);
    },
    isBusy: ({ key }) => pending && key === busy,
  };
  return { verbs, asking, close: () => setAsking(null) };
}
