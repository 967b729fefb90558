import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { ListFrame } from '../list-frame.tsx';
import type { ListView } from '../list-view.ts';
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
  const formats = useFormats();
  const list = useAllPosts(view);
  return (
    <ListFrame of={list} app={null} view={view} rows={6} onChange={onChange}>
      {(posts) => {
        const groups = groupsOf(posts);
        const days = view.tab === 'top' ? [{ day: '', groups }] : daysOf(groups);
        return days.map(({ day, groups: those }) => (
          <section key={day} className={classes.day} aria-label={day && formats.day(`${day}T17:00:00Z`)}>
            {/* Noon, so that a day is the same day in every zone. */}
            {day && <h2>{formats.day(`${day}T17:00:00Z`)}</h2>}
            {those.map((group) => (
              <GroupRow key={group.key} group={group} onOpen={onOpen} onVerb={onVerb} />
            ))}
          </section>
        ));
      }}
    </ListFrame>
  );
}
