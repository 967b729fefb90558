import { asPage, mayRead, TO_MEASURE } from '../../consent/permissions.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { graphTime } from '../../graph/fields.ts';
import { GraphError, invalidParameter, missingObject } from '../../graph/graph-error.ts';
import { findObject } from '../../graph/objects.ts';
import { knownAge } from './growth.ts';
import { type Metric, PAGE_METRICS, type Period, POST_METRICS, VIDEO_METRICS } from './metrics.ts';

const DAY = 86_400_000;
const NOT_YET = -1;

function askedMetrics<T>(ctx: GraphContext, known: Record<string, Metric<T>>): [string, Metric<T>][] {
  const text = ctx.params.text('metric') ?? ctx.segments[2] ?? '';
  const asked = text
    .replaceAll(/[[\]"\s]/g, '')
    .split(',')
    .filter(Boolean);
  if (asked.length === 0) throw new GraphError(3001, 1504028);
  return asked.map((name) => {
    const metric = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!metric || ctx.settings.refusedMetrics.includes(name)) {
      throw invalidParameter('The value must be a valid insights metric');
    }
    return [name, metric];
  });
}

/** Facebook's days end at midnight Pacific, which answers print as 07:00 or 08:00 UTC. */
function dayEnd(ms: number): string {
  const pacific = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('America/Los_Angeles');
  return graphTime(pacific.startOfDay().add({ days: 1 }).epochMilliseconds);
}

/** A figure that a test has set, in the shape of the invented one: a number, or counts by kind that add up to it. */
function inItsShape(set: number, invented: unknown): unknown {
  if (typeof invented !== 'object' || invented === null) return set;
  const [first = 'like', ...others] = Object.keys(invented);
  return { [first]: set - others.length, ...Object.fromEntries(others.map((kind) => [kind, 1])) };
}

function valueFor<T extends Figured>(
  ctx: GraphContext,
  object: T,
  age: number,
  [name, metric]: [string, Metric<T>],
  period: Period,
): unknown {
  const whole = metric.value(ctx, object, age);
  const set = object.figures?.[name];
  if (period === 'lifetime') return { value: set === undefined ? whole : inItsShape(set, whole) };
  const before = metric.running ? metric.value(ctx, object, Math.max(age - DAY, 0)) : 0;
  const value = typeof whole === 'number' ? whole - Number(before) : whole;
  return { value, end_time: dayEnd(ctx.clock.now()) };
}

function timePaging(ctx: GraphContext, metrics: string[]): Record<string, string> {
  const at = (since: number, until: number) => {
    const query = new URLSearchParams({ metric: metrics.join(','), since: String(since), until: String(until) });
    return `${ctx.call.origin}${ctx.call.path}?${query.toString()}`;
  };
  const now = Math.floor(ctx.clock.now() / 1000);
  return { previous: at(now - 172_800, now - 86_400), next: at(now, now + 86_400) };
}

type Figured = { id: string; figures?: Record<string, number> };
type Subject<T> = { object: T; age: number; known: Record<string, Metric<T>> };

function render<T extends Figured>(ctx: GraphContext, { object, age, known }: Subject<T>): unknown {
  const metrics = askedMetrics(ctx, known);
  const asked = ctx.params.text('period');
  if (age < 0) return { data: [] };
  const data = metrics
    .filter(([name]) => !ctx.settings.absentMetrics.includes(name))
    .flatMap(([name, metric]) =>
      metric.periods
        .filter((period) => asked === undefined || period === asked)
        .map((period) => ({
          name,
          period,
          values: [valueFor(ctx, object, age, [name, metric], period)],
          title: metric.title,
          description: metric.title,
          id: `${object.id}/insights/${name}/${period}`,
        })),
    );
  return {
    data,
    paging: timePaging(
      ctx,
      metrics.map(([name]) => name),
    ),
  };
}

function checkWindow(ctx: GraphContext): void {
  const [since, until] = [ctx.params.time('since'), ctx.params.time('until')];
  if (since !== undefined && until !== undefined && until - since > 90 * DAY) {
    throw invalidParameter('There cannot be more than 90 days (7776000 s) between since and until');
  }
}

export const readInsights: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  const found = findObject(ctx, id);
  checkWindow(ctx);
  if (found?.kind === 'post') {
    const { post } = found;
    mayRead(ctx, post.pageId, id, TO_MEASURE);
    const age = post.published ? knownAge(ctx, post.createdAt) : NOT_YET;
    return render(ctx, { object: post, age, known: POST_METRICS });
  }
  if (found?.kind === 'page') {
    const { page } = asPage(ctx, id, TO_MEASURE);
    // Page figures exist only for Pages that enough people like (Page Insights reference: 100).
    const age = page.followers >= 100 ? ctx.clock.now() : NOT_YET;
    return render(ctx, { object: page, age, known: PAGE_METRICS });
  }
  if (!found) throw missingObject('get', id);
  throw invalidParameter('Tried accessing nonexisting field (insights)');
};

export const readVideoInsights: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  const found = findObject(ctx, id);
  if (found?.kind !== 'video') throw missingObject('get', id);
  const { video } = found;
  mayRead(ctx, video.pageId, id, TO_MEASURE);
  const age = video.postId ? knownAge(ctx, video.createdAt) : NOT_YET;
  return render(ctx, { object: video, age, known: VIDEO_METRICS[video.kind] });
};
