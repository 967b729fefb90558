import { useQuery } from '@tanstack/react-query';
import { listNewsletters } from '@waypost/contract/newsletters';
import { newsletterSummary } from '@waypost/contract/reports';
import { type Period, periodLimits } from '@waypost/contract/stats';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { call } from '../../../platform/api/call.ts';
import { useList } from '../../../platform/query/use-list.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { clockNow } from '../../posts/index.ts';

function limitsOf(period: Period) {
  const { today, now } = clockNow();
  const { fire_at_from: from, fire_at_to: until } = periodLimits(period, 'back', today, now);
  return { from, until };
}

/** Sums of what went out in a period (ANALYTICS-023). */
export function useNewsletterSummary(period: Period) {
  const { pk: profile } = useProfile();
  return useQuery({
    queryKey: ['newsletters', 'summary', profile, period],
    queryFn: ({ signal }) => call(newsletterSummary, { query: { profile, ...limitsOf(period) } }, { signal }),
    meta: { kind: 'silent' },
  });
}

/** Ten at a time, or the best five. */
export function useNewsletters(period: Period, list: 'top' | 'all') {
  const { pk: profile } = useProfile();
  return useList({
    // With all that is read of newsletters: what is done to one reads it again.
    key: ['newsletters', 'analytics', profile, period],
    filters: { list },
    load: (filters, page, signal) => {
      const which = filters.list === 'top' ? { top: true } : { published: true };
      const query = { profile, ...which, ...limitsOf(period), page, page_size: PAGE_SIZES.analytics };
      return call(listNewsletters, { query }, { signal });
    },
  });
}
