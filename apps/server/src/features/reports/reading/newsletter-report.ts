import type { NewsletterReport } from '@waypost/contract/reports';
import { bool, jsonb, orNull } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query, typed } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { Piece } from '../../mailing/index.ts';
import { fileOf } from '../exporting/export-store.ts';
import type { ReportScope } from '../scope.ts';
import { FIGURE_COLUMNS, NO_FIGURES, presentFigures, totalsOf } from './figures.ts';
import { linksOfRun } from './links.ts';
import { subjectText } from './subject.ts';

const reportOf = (id: number) =>
  query
    .selectFrom('newsletters as n')
    .innerJoin('email_campaigns as c', 'c.id', 'n.campaign_id')
    .leftJoin('mailing_runs as r', 'r.id', 'n.run_id')
    .leftJoin('mailing_figures as f', 'f.run_id', 'n.run_id')
    .select(['n.id', 'n.campaign_id', 'c.name', 'n.subject', 'n.fire_at', 'n.run_id', 'c.variants'])
    .select(['r.state', 'r.reason', 'r.began_at', 'r.ended_at', 'r.fire_at as run_fire_at'])
    .select(['r.audience', 'r.accepted', 'r.rejected', 'r.suppressed', 'r.cancelled', 'r.uncertain', 'r.hard'])
    .select(FIGURE_COLUMNS.map((column) => `f.${column}` as const))
    .select(typed(orNull(jsonb<readonly Piece[]>()))`r.content->'subject'`.as('sent_subject'))
    .select(typed(bool)`coalesce(r.content ? 'links', false)`.as('tracked'))
    .where('n.id', '=', id);

/** What one sending did, from what is kept of its run: no recipient and no event is read. */
export async function newsletterReport(db: Sql, scope: ReportScope): Promise<NewsletterReport> {
  const row = await db.row(reportOf(scope.newsletterId));
  if (row === null) throw notFound();
  const { state, accepted, hard, rejected, suppressed, cancelled, uncertain, audience } = row;
  const ended =
    accepted === null || rejected === null || suppressed === null || cancelled === null || uncertain === null
      ? null
      : { audience, accepted, rejected, suppressed, cancelled, uncertain };
  const figures = { ...NO_FIGURES };
  for (const column of FIGURE_COLUMNS) figures[column] = row[column] ?? 0;
  const links = row.run_id === null ? [] : await linksOfRun(db, row.run_id);
  return {
    id: row.id,
    campaign: row.campaign_id,
    name: row.name,
    subject: await subjectText(row),
    fire_at: wireTime(row.run_fire_at ?? row.fire_at),
    run:
      state === null
        ? null
        : {
            state,
            reason: row.reason,
            began_at: row.began_at && wireTime(row.began_at),
            ended_at: row.ended_at && wireTime(row.ended_at),
          },
    totals: totalsOf(ended),
    refused: hard ?? 0,
    figures: presentFigures(accepted ?? 0, figures),
    tracked: row.tracked,
    links,
    file: await fileOf(db, scope),
    read_only: scope.readOnly,
  };
}
