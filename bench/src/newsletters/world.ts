import { openDeps } from '../../../apps/server/src/app/cli/open-deps.ts';
import { workerFlags } from '../../../apps/server/src/app/supervisor/supervise.ts';
import { createStorage } from '../../../apps/server/src/connectors/storage/create.ts';
import { mailing } from '../../../apps/server/src/features/mailing/index.ts';
import { loadConfig } from '../../../apps/server/src/platform/config/config.ts';
import { runDue } from '../../../apps/server/src/platform/sweeps/start-sweeps.ts';
import { type BenchDatabase, type Child, childEnv, startChild } from '../world.ts';
import { CONTENT } from './content.ts';

const CONNECTIONS = 32;

export interface List {
  readonly profile: number;
  readonly list: number;
}

export async function frozenRun(
  database: BenchDatabase,
  { profile, list }: List,
  links: readonly string[] = [],
  content: object = CONTENT,
): Promise<{ run: number; seconds: number }> {
  const { config } = loadConfig({ ...childEnv(database.home, database.url), ROLE: 'worker' });
  if (config === undefined) throw new Error('the configuration is none');
  const deps = {
    ...openDeps({ ...config, databaseUrl: database.url }, 'bench'),
    bulkMail: null,
    storage: createStorage(config),
    dkimKeyOf: async () => null,
  };
  const [row] = await database.query<{ id: string }>(
    'INSERT INTO mailing_runs (profile_id, list_id, content, fire_at) VALUES ($1, $2, $3, app_now()) RETURNING id',
    [profile, list, JSON.stringify(content)],
  );
  await database.query(
    `INSERT INTO mailing_links (run_id, ordinal, url, name) SELECT $1, n - 1, url, url FROM unnest($2::text[]) WITH ORDINALITY AS x (url, n)`,
    [row?.id, links],
  );
  const freezing = (await mailing.sweeps?.(deps))?.find(({ id }) => id === 'mailing.freezing');
  if (freezing === undefined || row === undefined) throw new Error('nothing freezes');
  const began = performance.now();
  await runDue(freezing);
  const seconds = (performance.now() - began) / 1_000;
  await deps.db.close();
  return { run: Number(row.id), seconds };
}

export const startMailer = (database: BenchDatabase, port: number, rate: number, sign = false): Promise<Child> =>
  startChild(
    ['bench/src/newsletters/mailer.ts', ...(sign ? ['dkim'] : [])],
    {
      ...childEnv(database.home, database.url),
      NEWSLETTER_SMTP_URL: `smtp://127.0.0.1:${port}`,
      NEWSLETTER_RATE: String(rate),
      NEWSLETTER_CONNECTIONS: String(CONNECTIONS),
    },
    workerFlags,
  );
