import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { metricsOf, type StatsType } from '@waypost/contract/stats';
import { expect, test } from 'vitest';
import { type Play, postOf, publish } from './world.ts';

/** All that the descriptor lists for a type, each with this value; a test says what is different about some. */
export const everyFigure = (app: SocialApp, type: StatsType, value: unknown = expect.any(Number)) =>
  Object.fromEntries(
    CHANNELS[app].figures.flatMap((one) => (one.type === type ? one.metrics.map(({ key }) => [key, value]) : [])),
  );

/** For each name of the network a count of its own: no two alike, none of them zero. */
const distinctCounts = (app: SocialApp, type: StatsType) =>
  Object.fromEntries(
    metricsOf(app, type)
      .flatMap(({ key, names }) => (names.length > 0 ? names : [key]))
      .map((name, n) => [name, 1003 + 3 * n]),
  );

/** What the descriptor lists is what the connector delivers: no figure less, none that nobody declared, none mistaken. */
export function figurePromises(play: () => Play, app: SocialApp): void {
  test.each(CHANNELS[app].figures.map(({ type }) => type))('every figure of a %s is delivered', async (type) => {
    const page = type === 'feedpost' ? ownFeed(play()) : play().page;
    const post = await videoOrPlain(play(), type);
    const { id } = await publish({ ...play(), page }, post);
    const counts = distinctCounts(app, type);
    play().world.setFigures(id, counts);
    const { metrics, refused } = await play().connector.fetchStats(page, { remoteId: id, type });
    // A share follows from the counts; it only has to be one of its own.
    const told = metricsOf(app, type).map(({ key, names: [name = key], unit }) => [
      key,
      unit === 'percent' ? expect.any(Number) : counts[name],
    ]);
    expect(metrics).toEqual(Object.fromEntries(told));
    expect(new Set([0, ...Object.values(metrics)]).size).toBe(told.length + 1);
    expect(refused).toEqual([]);
  });
}

const videoOrPlain = (play: Play, type: StatsType) =>
  type === 'reel' || type === 'video' ? postOf(play.world, type, 'with figures') : play.plain('with figures');

function ownFeed({ world }: Play) {
  const page = world.ownFeed?.();
  if (page === undefined) throw new Error('this world has no page of a person');
  return page;
}
