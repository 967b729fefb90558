import { readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Operations } from '@waypost/contract/operations';
import { z } from '#zod';
import { projectRoot } from '../../platform/config/paths.ts';
import { countAll, query, realNow, sql } from '../../platform/db/query.ts';
import { wireTime } from '../../platform/http/index.ts';
import { type BillingDeps, unknownPlans } from '../billing/index.ts';
import { type MailingDeps, standingNewsletters } from '../mailing/index.ts';
import { addressState, readHold, unknownPosts } from '../posts/index.ts';
import { givenUpJobs, standingPosts } from './standing.ts';

type Needed = Pick<BillingDeps, 'db' | 'config' | 'payments'> & Pick<MailingDeps, 'bulkMail'>;

/** A worker beats every few seconds; one that was quiet for longer is gone, or cannot reach the database. */
const ALIVE = sql<boolean>`beat_at > clock_timestamp() - interval '1 minute'`;
const NEWEST = 20;
const NONE = { oldest: null, due: 0, parked: 0, underway: 0, unconfirmed: 0, asked: 0, failed: 0, missed: 0 };

/** How the installation is doing, as the database and the disk of this process know it. Changes nothing. */
export async function readOperations({ db, config, payments, bulkMail }: Needed): Promise<Operations> {
  const [version, hold, address, unknown, workers, sweeps, posts, mails, newsletters, paid, jobs, disk, backup] =
    await Promise.all([
      readVersion(),
      readHold(db),
      config.mode === 'sandbox' ? ('unasked' as const) : addressState(db),
      unknownPosts(db, config.home),
      db.rows(
        query
          .selectFrom('worker_heartbeats')
          .select(['worker_id', 'started_at', 'beat_at', ALIVE.as('alive')])
          .where('beat_at', '>', sql<Date>`${realNow} - interval '1 day'`)
          .orderBy('beat_at', 'desc')
          .limit(NEWEST),
      ),
      db.rows(query.selectFrom('sweep_passes').select(['id', 'passed_at']).orderBy('passed_at').orderBy('id')),
      db.row(standingPosts({})),
      readMails(db),
      standingNewsletters({ db, bulkMail }),
      unknownPlans({ db, payments }),
      db.rows(givenUpJobs({})),
      statfs(config.home).catch(() => null),
      db.row(query.selectFrom('installation').select('updated_at').where('key', '=', 'backup')),
    ]);
  const { oldest = null, ...counts } = posts ?? NONE;
  return {
    version,
    publishing: { held: hold && { reason: hold.reason, since: hold.since }, address, unknown },
    workers: workers.map(({ worker_id, started_at, beat_at, alive }) => ({
      id: worker_id.slice(0, 8),
      started: wireTime(started_at),
      seen: wireTime(beat_at),
      alive,
    })),
    sweeps: sweeps.map(({ id, passed_at }) => ({ id, passed: wireTime(passed_at) })),
    posts: { ...counts, oldest: oldest && wireTime(oldest) },
    mails,
    newsletters,
    payments: paid,
    jobs,
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    backup: backup && wireTime(backup.updated_at),
  };
}

async function readMails(db: BillingDeps['db']): Promise<Operations['mails']> {
  const mails = query.selectFrom('mails');
  const [states, newest] = await Promise.all([
    db.rows(mails.select(['state', countAll]).where('state', '<>', sql.lit('sent')).groupBy('state')),
    db.rows(
      mails
        .select(['id', 'kind', 'address', 'tries', 'last_error', 'created_at'])
        .where('state', '=', sql.lit('failed'))
        .orderBy('id', 'desc')
        .limit(NEWEST),
    ),
  ]);
  const count = (of: 'waiting' | 'failed') => states.find(({ state }) => state === of)?.count ?? 0;
  return {
    waiting: count('waiting'),
    failed: count('failed'),
    newest: newest.map(({ last_error: error, created_at, ...mail }) => ({
      ...mail,
      error,
      created: wireTime(created_at),
    })),
  };
}

const manifest = z.object({ version: z.string() });
const readVersion = async () =>
  manifest.parse(JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'))).version;
