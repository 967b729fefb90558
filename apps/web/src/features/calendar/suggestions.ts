import { type App, networkOf } from '@waypost/contract/networks';
import type { CalendarPosting } from '@waypost/contract/posts';
import type { Profile } from '@waypost/contract/profiles';
import { isSlotTaken, type SlotSettings, slotMoments, slotsOf } from '@waypost/contract/slots';
import { addDays } from '@waypost/contract/stats';
import { torontoClock } from '../../platform/time/toronto.ts';
import type { Suggestion } from './items.ts';
import type { Range } from './view.ts';

interface Wanted extends Pick<Profile, 'applications'> {
  readonly apps: readonly App[];
  readonly range: Range;
  readonly settings: readonly SlotSettings[];
}

/**
 * The slots of the networks on these days: of one that is not connected its own, else the suggested ones (CAL-014); of a
 * connected one those that somebody chose.
 */
export function suggestionsOf({ apps, applications, range, settings }: Wanted): readonly Suggestion[] {
  const days = Array.from({ length: range.days }, (_, index) => addDays(range.first, index));
  return apps.flatMap((app) => {
    const own = settings.find((one) => one.app === app)?.slots;
    const connected = applications[app].installed;
    return slotMoments(connected ? (own ?? []) : slotsOf(app, own), days, torontoClock).map((moment): Suggestion => {
      const at = new Date(moment).toISOString();
      return { kind: 'suggestion', key: `suggestion-${app}-${at}`, at, app, connected };
    });
  });
}

/** Those that are ahead; of connected networks for as long as they are free. */
export function freeOf(
  suggestions: readonly Suggestion[],
  posts: readonly CalendarPosting[],
  now: number,
): readonly Suggestion[] {
  const there = posts.filter(({ deleted }) => !deleted);
  const theirs = Map.groupBy(there, ({ provider }): App => networkOf(provider).app);
  const times = new Map([...theirs].map(([app, all]) => [app, all.map(({ fire_at }) => Date.parse(fire_at))]));
  return suggestions.filter(({ app, at, connected }) => {
    const moment = Date.parse(at);
    return moment > now && (!connected || !isSlotTaken(moment, times.get(app) ?? []));
  });
}
