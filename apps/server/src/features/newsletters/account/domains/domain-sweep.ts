import { query, realNow, sql } from '../../../../platform/db/query.ts';
import { type Sweep, sweep } from '../../../../platform/sweeps/sweep.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { checkDomain, DOMAIN_COLUMNS, type DomainRow } from './check-domain.ts';
import { ensureOwnDomain } from './own-domain.ts';

/** Looks at the records of sending domains again, each day. */
export const domainSweep = (deps: NewsletterDeps): Sweep<DomainRow> =>
  sweep({
    id: 'newsletters.domains',
    everyMs: 30_000,
    lanes: 2,
    async take(atMost) {
      await ensureOwnDomain(deps);
      const due = query
        .selectFrom('sending_domains')
        .select('id')
        .where('check_at', '<=', sql<Date>`app_now()`)
        .where((e) => e.or([e('lease_until', 'is', null), e('lease_until', '<', realNow)]))
        .orderBy('check_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked();
      return deps.db.rows(
        query
          .updateTable('sending_domains')
          .set({ lease_until: sql`clock_timestamp() + interval '1 minute'` })
          .where('id', 'in', due)
          .returning([...DOMAIN_COLUMNS]),
      );
    },
    async work(row) {
      await checkDomain(deps, row);
      return true;
    },
  });
