import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { ListStates } from '../../../../ui/list-states.tsx';
import { nextRefresh } from '../../refresh.ts';
import { EmptyList } from '../empty-list.tsx';
import { type ListView, withoutFilters } from '../list-view.ts';
import schedule from '../schedule.module.css';
import classes from './all.module.css';
import { useAllPosts } from './api.ts';
import type { GroupVerb } from './group-dialog.tsx';
import { daysOf, groupsOf, type PostGroup } from './group-posts.ts';
import { GroupRow } from './group-row.tsx';

interface Props {
  readonly view: ListView;
  readonly onOpen: (id: number) => void;
  readonly onVerb: (group: PostGroup, verb: GroupVerb) => void;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
}

/** One tab, day by day. What is ranked stands in its order, without days. */
export function AllList({ view, onOpen, onVerb, onChange }: Props) {
  const t = useTranslations('posts.list');
  const tStates = useTranslations('ui.states');
  const tFeedback = useTranslations('ui.feedback');
  const formats = useFormats();
  const list = useAllPosts(view);
  const { items, retry } = list;
  useEffect(() => {
    const wait = nextRefresh(items, Date.now());
    if (wait === false) return;
    const timer = setTimeout(retry, wait);
    return () => clearTimeout(timer);
  }, [items, retry]);
  // New posts stand above: then nothing below them is nothing to speak of.
  const empty =
    view.ids.length === 0 ? <EmptyList app={null} view={view} onClear={() => onChange(withoutFilters)} /> : undefined;
  return (
    <ListStates of={list} rows={6} failed={tFeedback('listFailed')} empty={empty}>
      {(posts) => {
        const groups = groupsOf(posts.filter(({ id }) => !view.ids.includes(id)));
        const days = view.tab === 'top' ? [{ day: '', groups }] : daysOf(groups);
        return (
          <div className={schedule.list} aria-busy={list.refreshing}>
            {list.refreshing && <span className={schedule.refreshBar} aria-hidden="true" />}
            {days.map(({ day, groups: those }) => (
              <section key={day} className={classes.day} aria-label={day && formats.day(`${day}T17:00:00Z`)}>
                {/* Noon, so that a day is the same day in every zone. */}
                {day && <h2>{formats.day(`${day}T17:00:00Z`)}</h2>}
                {those.map((group) => (
                  <GroupRow key={group.key} group={group} onOpen={onOpen} onVerb={onVerb} />
                ))}
              </section>
            ))}
            {list.hasMore && (
              <div className={schedule.pager}>
                <Button variant="default" loading={list.loadingMore} onClick={list.loadMore}>
                  {tStates('loadMore')}
                </Button>
                <span>{t('count', { count: list.count })}</span>
              </div>
            )}
          </div>
        );
      }}
    </ListStates>
  );
}
