import type { GuideKind } from '@waypost/contract/guides';
import { RESTORABLE_DAYS } from '@waypost/contract/profiles';
import { ORDER_MAX } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import type { Curated } from '../../platform/curated/curated.ts';
import type { Reads } from '../../platform/db/database.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { any, countAll, query, sql } from '../../platform/db/query.ts';
import { type VariantRow, variantsOfM } from '../media/index.ts';

// The guides are the installation's own: there is no profile whose scope could be asked.

export const GUIDES: Curated<'guides'> = {
  ...{ table: 'guides', noun: 'guide', kinds: 'kind', added: 'last' },
  keptDays: RESTORABLE_DAYS,
};

const withFiles = query
  .selectFrom('guides as g')
  .leftJoin('media as m', 'm.id', 'g.video_id')
  .leftJoin('media as poster', 'poster.id', 'g.poster_id')
  .where('g.deleted_at', 'is', null)
  .select(['g.id', 'g.kind', 'g.application', 'g.title', 'g.text', 'g.info', 'g.bottom_link', 'g.version'])
  .select(['g.show_when_connected', 'g.languages', 'g.active'])
  .select(['m.key', 'm.mime', 'm.kind as file_kind', 'm.bytes', 'm.width', 'm.height', 'm.thumbnail_key'])
  .select(['poster.thumbnail_key as poster_key', sql<VariantRow[] | null>`${variantsOfM}`.as('variants')]);

const watchedBy = (p: { userId: number }) =>
  query.selectFrom('guide_views as v').select('v.guide_id').where('v.user_id', '=', p.userId);

const asStored = withFiles.select((e) =>
  e.selectFrom('guide_views as v').select(countAll).whereRef('v.guide_id', '=', 'g.id').$asScalar().as('watched'),
);
const all = prepared('guides-all', () =>
  asStored.orderBy('g.kind').orderBy('g.position').orderBy('g.id').limit(ORDER_MAX),
);
const one = prepared('guide', (p: { id: number }) => asStored.where('g.id', '=', p.id));
export type GuideRow = RowOf<typeof all>;
export const allGuides = (db: Reads): Promise<GuideRow[]> => db.rows(all({}));
export const findGuide = (db: Reads, id: number): Promise<GuideRow | null> => db.row(one({ id }));

const shown = prepared('guides-shown', (p: { userId: number; kinds: readonly GuideKind[] }) =>
  withFiles
    .select((e) => e('g.id', 'in', watchedBy(p)).as('seen'))
    .where('g.kind', '=', any(p.kinds))
    .where('g.active', '=', true)
    .orderBy('g.position')
    .orderBy('g.id')
    .limit(ORDER_MAX),
);
export type ShownRow = RowOf<typeof shown>;
/** Those that speak the reader's language and have something to be seen. */
export const shownGuides = async (
  db: Reads,
  { locale, ...of }: { userId: number; kinds: readonly GuideKind[]; locale: Locale },
): Promise<ShownRow[]> =>
  (await db.rows(shown(of))).filter(
    ({ languages, key, poster_key }) =>
      (languages.length === 0 || languages.includes(locale)) && (key !== null || poster_key !== null),
  );
