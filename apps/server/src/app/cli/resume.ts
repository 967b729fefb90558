import { parseArgs } from 'node:util';
import type { HoldAnswer } from '@waypost/contract/publishing';
import { resumePublishing, unknownOutcomes } from '../../features/posts/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/index.ts';
import { Mistake } from './mistake.ts';
import { openDeps } from './open-deps.ts';
import { withDatabase } from './with-database.ts';

const USE = `npm run resume -- --only-away   the database is as it was left, and only nobody worked
npm run resume -- --set-back    it was restored, copied or set back: every post is looked for before it is sent`;

/** `npm run resume`: a person says what had happened, and held publishing goes on. */
export async function resume(args: string[]): Promise<void> {
  const answer = answerIn(args);
  await withDatabase(async (config) => {
    const deps = openDeps(config, 'resume');
    try {
      const held = await resumePublishing(deps, answer);
      if (held === null) console.log('Publishing was not held.');
      else console.log(`Publishing goes on, under ${config.publicUrl}.`);
      await tellUnknown(deps.db, config.home);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new Mistake(`This was not only an outage; answer with --set-back.\n${USE}`);
    } finally {
      await deps.close();
    }
  });
}

function answerIn(args: string[]): HoldAnswer {
  const { values } = parseArgs({
    args,
    options: { 'only-away': { type: 'boolean' }, 'set-back': { type: 'boolean' } },
    strict: false,
  });
  const { 'only-away': away = false, 'set-back': back = false, ...others } = values;
  if (away === back || Object.keys(others).length > 0) throw new Mistake(`Say what happened:\n${USE}`);
  return away ? 'only_away' : 'set_back';
}

/** What went out and is of no post that the database has: nobody can adopt it, a person may want to look. */
async function tellUnknown(db: Database, home: string): Promise<void> {
  const unknown = await unknownOutcomes(db, home);
  if (unknown.length === 0) return;
  console.log(`${unknown.length} posts went out from here that this database does not know:`);
  for (const { provider, pgid, remoteId } of unknown) console.log(`  ${provider} page ${pgid}: ${remoteId}`);
}
