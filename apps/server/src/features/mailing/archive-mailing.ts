import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, inPages, jsonFile } from '../../platform/feature/archived.ts';
import { heldProfiles } from '../profiles/index.ts';
import { shownPieces } from './building/shown-pieces.ts';
import type { Piece } from './building/slots.ts';
import type { RunContent } from './content.ts';

/** What a person's newsletters said, when they went out, and what came of each recipient. */
export async function archiveMailing({ db }: Deps, userId: number): Promise<Archived> {
  const theirs = query.selectFrom('mailing_runs as r').where('r.profile_id', 'in', heldProfiles(userId));
  const runs = async (after: number, limit: number) => {
    const rows = await db.rows(
      theirs
        .select(['r.id', 'r.profile_id as profile', 'r.list_id as list', 'r.state', 'r.reason', 'r.content'])
        .select(['r.fire_at', 'r.began_at', 'r.ended_at', 'r.audience'])
        .select(['r.accepted', 'r.rejected', 'r.suppressed', 'r.cancelled', 'r.uncertain'])
        .where('r.id', '>', after)
        .orderBy('r.id')
        .limit(limit),
    );
    return rows.map(({ content, ...row }) => ({ ...row, ...said(content as Partial<RunContent>) }));
  };
  const recipients = (after: number, limit: number) =>
    db.rows(
      query
        .selectFrom('deliveries as d')
        .select(['d.id', 'd.run_id as run', 'd.email', 'd.first_name', 'd.last_name', 'd.state', 'd.reason', 'd.at'])
        .where('d.run_id', 'in', theirs.select('r.id'))
        .where('d.id', '>', after)
        .orderBy('d.id')
        .limit(limit),
    );
  return {
    files: [
      jsonFile('newsletters-sent', () => inPages(runs)),
      jsonFile('newsletter-recipients', () => inPages(recipients)),
    ],
  };
}

/** The text as nobody in particular would read it. */
function said({ subject = [], text = [], from, replyTo, links = [] }: Partial<RunContent>) {
  const whole = (pieces: readonly Piece[]) => shownPieces(pieces, { links, nowhere: '' });
  return { subject: whole(subject), text: whole(text), from, reply_to: replyTo };
}
