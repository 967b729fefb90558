import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { CardFigures } from '../post/card-figures.tsx';
import type { Rows } from '../post-tabs.tsx';
import classes from './all.module.css';
import { daysOf, groupsOf, wholeGroups } from './group-posts.ts';
import { GroupRow } from './group-row.tsx';
import type { GroupVerbs } from './use-group-verb.ts';

/** One tab, day by day. What is ranked stands in its order, without days. */
export function AllList({ posts, tab, hasMore, onOpen, verbs }: Rows & { readonly verbs: GroupVerbs }) {
  const formats = useFormats();
  // Each for itself: it is its own figures that rank it.
  if (tab === 'top')
    return posts
      .flatMap((post) => groupsOf([post]))
      .map((group) => (
        <GroupRow key={group.first.id} group={group} onOpen={onOpen} verbs={verbs} dated>
          <CardFigures post={group.first} />
        </GroupRow>
      ));
  return daysOf(wholeGroups(posts, hasMore)).map(({ day, groups }) => (
    <section key={day} className={classes.day} aria-label={formats.day(`${day}T17:00:00Z`)}>
      {/* Noon, so that a day is the same day in every zone. */}
      <h2>{formats.day(`${day}T17:00:00Z`)}</h2>
      {groups.map((group) => (
        <GroupRow key={group.key} group={group} onOpen={onOpen} verbs={verbs} />
      ))}
    </section>
  ));
}
