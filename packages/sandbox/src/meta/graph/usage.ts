import type { Usage } from '../facebook/settings.ts';
import type { GraphContext } from './context.ts';
import { GraphError } from './graph-error.ts';

function stepped<T extends Usage & { step?: number }>(usage: T): T {
  return usage.step ? { ...usage, call_count: Math.min(usage.call_count + usage.step, 100) } : usage;
}

function worst(usage: Usage): number {
  return Math.max(usage.call_count, usage.total_time, usage.total_cputime);
}

function withoutStep<T extends { step?: number }>({ step: _step, ...rest }: T): Omit<T, 'step'> {
  return rest;
}

export type UsageReport = { headers: Record<string, string>; refusal: GraphError | undefined };

/** Counts the call, builds the usage headers, and refuses when a limit is used up. Percent; 100 is the end. */
export function reportUsage(ctx: GraphContext, pageId: string | undefined): UsageReport {
  const { settings } = ctx;
  const headers: Record<string, string> = {};
  let refusal: GraphError | undefined;
  if (settings.appUsage) {
    settings.appUsage = stepped(settings.appUsage);
    headers['x-app-usage'] = JSON.stringify(withoutStep(settings.appUsage));
    if (worst(settings.appUsage) >= 100) refusal = new GraphError(4);
  }
  const business = pageId ? settings.businessUsage[pageId] : undefined;
  if (pageId && business) {
    const counted = stepped(business);
    settings.businessUsage[pageId] = counted;
    headers['x-business-use-case-usage'] = JSON.stringify({ [pageId]: [withoutStep(counted)] });
    if (worst(counted) >= 100) refusal = new GraphError(business.type === 'instagram' ? 80002 : 80001);
  }
  return { headers, refusal };
}
