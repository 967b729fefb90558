import { ORDER_MAX } from '@waypost/contract/wire';
import type { Curated } from '../../platform/curated/curated.ts';
import type { Reads } from '../../platform/db/database.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { appNow, countAll, query } from '../../platform/db/query.ts';

// The announcements are the installation's own: there is no profile whose scope could be asked.

export const ANNOUNCEMENTS: Curated<'announcements'> = { table: 'announcements', noun: 'announcement', added: 'first' };

const kept = query.selectFrom('announcements as a').where('a.deleted_at', 'is', null);

const asWritten = kept
  .select(['a.id', 'a.type', 'a.text', 'a.link', 'a.starts_at', 'a.ends_at', 'a.plans', 'a.countries'])
  .select(['a.published_at', 'a.version'])
  .select((e) =>
    e
      .selectFrom('announcement_dismissals as d')
      .select(countAll)
      .whereRef('d.announcement_id', '=', 'a.id')
      .$asScalar()
      .as('dismissals'),
  );
const all = prepared('announcements-all', () => asWritten.orderBy('a.position').orderBy('a.id').limit(ORDER_MAX));
const one = prepared('announcement', (p: { id: number }) => asWritten.where('a.id', '=', p.id));
export type AnnouncementRow = RowOf<typeof one>;

export const allAnnouncements = (db: Reads): Promise<AnnouncementRow[]> => db.rows(all({}));
export const findAnnouncement = (db: Reads, id: number): Promise<AnnouncementRow | null> => db.row(one({ id }));

/** What is told now, beside the plan and country of a profile. */
const told = (profileId: number) =>
  kept
    .innerJoin('profiles as p', (on) => on.on('p.id', '=', profileId))
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['a.id', 'a.type', 'a.message', 'a.link', 'a.plans', 'a.countries', 'u.plan', 'p.country_id'])
    .where('a.published_at', 'is not', null)
    .where((e) => e.or([e('a.starts_at', 'is', null), e('a.starts_at', '<=', appNow)]))
    .where((e) => e.or([e('a.ends_at', 'is', null), e('a.ends_at', '>', appNow)]));

const shown = prepared('announcements-shown', (p: { profileId: number; userId: number }) =>
  told(p.profileId)
    .leftJoin('announcement_dismissals as d', (on) =>
      on.onRef('d.announcement_id', '=', 'a.id').on('d.user_id', '=', p.userId),
    )
    .where('d.user_id', 'is', null)
    .orderBy('a.position')
    .orderBy('a.id')
    .limit(ORDER_MAX),
);
export type ShownRow = RowOf<typeof shown>;

/** What is shown now to anybody and this person has not closed, beside the plan and country of the profile. */
export const shownAnnouncements = (db: Reads, of: { profileId: number; userId: number }): Promise<ShownRow[]> =>
  db.rows(shown(of));

/** One that is told now, whether the person has closed it or not. */
export const findTold = (db: Reads, profileId: number, id: number): Promise<ShownRow | null> =>
  db.row(told(profileId).where('a.id', '=', id));
