import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { CardFigures } from '../card-figures.tsx';
import { ListFrame } from '../list-frame.tsx';
import type { ListView } from '../list-view.ts';
import classes from './all.module.css';
import { useAllPosts } from './api.ts';
import { daysOf, groupsOf, wholeGroups } from './group-posts.ts';
import { GroupRow } from './group-row.tsx';
import type { GroupVerbs } from './use-group-verb.ts';

interface Props {
  readonly view: ListView;
  readonly onOpen: (id: number) => void;
  readonly verbs: GroupVerbs;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
}

/** One tab, day by day. What is ranked stands in its order, without days. */
export function AllList({ view, onOpen, verbs, onChange }: Props) {
  const formats = useFormats();
  const list = useAllPosts(view);
  return (
    <ListFrame of={list} app={null} view={view} rows={6} onChange={onChange}>
      {(posts) => {
        // Each for itself: it is its own figures that rank it.
        if (view.tab === 'top')
          return posts
            .flatMap((post) => groupsOf([post]))
            .map((group) => (
              <GroupRow key={group.first.id} group={group} onOpen={onOpen} verbs={verbs} dated>
                <CardFigures post={group.first} />
              </GroupRow>
            ));
        return daysOf(wholeGroups(posts, list.hasMore)).map(({ day, groups: those }) => (
          <section key={day} className={classes.day} aria-label={formats.day(`${day}T17:00:00Z`)}>
            {/* Noon, so that a day is the same day in every zone. */}
            <h2>{formats.day(`${day}T17:00:00Z`)}</h2>
            {those.map((group) => (
              <GroupRow key={group.key} group={group} onOpen={onOpen} verbs={verbs} />
            ))}
          </section>
        ));
      }}
    </ListFrame>
  );
}
