import { Button } from '@mantine/core';
import { CHANNELS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import schedule from '../schedule.module.css';
import { useNewPostsOfAll } from './api.ts';
import { groupsOf } from './group-posts.ts';
import { GroupRow } from './group-row.tsx';
import type { GroupVerbs } from './use-group-verb.ts';

interface Props {
  readonly ids: readonly number[];
  readonly onOpen: (id: number) => void;
  readonly verbs: GroupVerbs;
  readonly onDismiss: () => void;
}

/** What was just scheduled stands on top and is followed until it is out, in whatever tab it belongs by then. */
export function NewGroups({ ids, onOpen, verbs, onDismiss }: Props) {
  const t = useTranslations('posts');
  const fresh = useNewPostsOfAll(ids);
  const posts = ids.length > 0 ? (fresh.data?.results ?? []) : [];
  if (posts.length === 0) return null;
  const networks = [...new Set(posts.map(({ app }) => CHANNELS[app].name))];
  return (
    <section className={schedule.fresh} aria-label={t('list.justCreated', { count: posts.length })}>
      <div className={schedule.freshHead}>
        <h2>
          {t('list.justCreated', { count: posts.length })} · {networks.join(', ')}
        </h2>
        <Button size="xs" variant="subtle" color="gray" onClick={onDismiss}>
          {t('list.dismissNew')}
        </Button>
      </div>
      <div aria-live="polite">
        {groupsOf(posts).map((group) => (
          <GroupRow key={group.key} group={group} onOpen={onOpen} verbs={verbs} dated />
        ))}
      </div>
    </section>
  );
}
