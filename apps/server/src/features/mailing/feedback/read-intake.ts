import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { MailingDeps } from '../deps.ts';
import { judgeAfterwards } from '../steering/judge-run.ts';
import { createMarker, type Marker } from '../tokens.ts';
import { applyFinding } from './apply-finding.ts';
import { nothing, type Read } from './finding.ts';
import { readLetter } from './letters/read-letter.ts';
import { readGeneric } from './webhooks/generic.ts';
import { readSendgrid } from './webhooks/sendgrid.ts';
import { confirmTopic, readSes } from './webhooks/ses.ts';

interface Row {
  readonly id: number;
  readonly source: string;
  readonly recipient: string | null;
  readonly raw: Buffer;
  readonly received_at: Date;
  readonly handled_at: Date | null;
}

const rowOf = (db: Sql, id: number): Promise<Row | null> =>
  db.row(
    query
      .selectFrom('mailing_intake')
      .select(['id', 'source', 'recipient', 'raw', 'received_at', 'handled_at'])
      .where('id', '=', id),
  );

/** The first line says who sent it. */
const RETURN_PATH = /^Return-Path: <([^>\r\n]*)>\r?\n/;

async function read(deps: MailingDeps, { source, recipient, raw }: Row, marker: Marker): Promise<Read> {
  if (source === 'smtp') {
    const from = RETURN_PATH.exec(raw.subarray(0, 600).toString('latin1'))?.[1] ?? '';
    return readLetter({ raw, to: (recipient ?? '').split('@')[0] ?? '', from }, marker);
  }
  if (source === 'sendgrid') return readSendgrid(raw, marker);
  if (source === 'generic') return readGeneric(raw, marker);
  if (source !== 'ses') return nothing('unknown');
  await confirmTopic(deps, raw);
  return readSes(raw, marker);
}

/** Reads what was brought, and does what follows from it; may be done again. */
export async function readIntake(deps: MailingDeps, id: number): Promise<void> {
  const { db, log } = deps;
  const row = await rowOf(db, id);
  if (row === null || row.handled_at !== null) return;
  const { findings, outcome } = await read(deps, row, createMarker(deps.config.sessionSecret)).catch(
    (error: unknown) => {
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
      log.warn({ err: error, intake: id }, 'what came in for newsletters cannot be read');
      return nothing('unreadable');
    },
  );
  const runs = new Set<number>();
  let fresh = 0;
  for (const [n, { once, ...finding }] of findings.entries()) {
    const origin = { once: `${row.source}:${once ?? `${id}/${n}`}`, source: row.source, at: row.received_at };
    const applied = await db.transaction((tx) => applyFinding(tx, finding, origin));
    if (applied?.new) {
      fresh += 1;
      runs.add(applied.run);
    }
  }
  for (const run of runs) await judgeAfterwards(db, run);
  const said = findings.length > 0 && fresh === 0 ? `${outcome}, known before` : outcome;
  await db.run(query.updateTable('mailing_intake').set({ handled_at: appNow, outcome: said }).where('id', '=', id));
}
