import { type App, networkOf } from '@waypost/contract/networks';
import type { CalendarPosting } from '@waypost/contract/posts';
import type { Profile } from '@waypost/contract/profiles';
import { getSlots, isSlotTaken, slotMoments, slotsOf } from '@waypost/contract/slots';
import { addDays } from '@waypost/contract/stats';
import { call } from '../../platform/api/call.ts';
import { torontoClock } from '../../platform/time/toronto.ts';
import type { Suggestion } from './items.ts';
import type { Range } from './view.ts';

interface Wanted extends Pick<Profile, 'pk' | 'applications'> {
  readonly apps: readonly App[];
  readonly range: Range;
}

/**
 * The slots of the networks on these days: of one that is not connected its own, else the suggested ones (CAL-014); of a
 * connected one those that somebody chose, for as long as they are ahead and free. Loaded by use-suggestions.ts.
 */
export async function suggestionsOf(
  { pk, apps, applications, range }: Wanted,
  signal: AbortSignal,
): Promise<(posts: readonly CalendarPosting[], now: number) => readonly Suggestion[]> {
  const { results } = await call(getSlots, { params: { profile: pk } }, { signal });
  const days = Array.from({ length: range.days }, (_, index) => addDays(range.first, index));
  const all = apps.flatMap((app) => {
    const own = results.find((one) => one.app === app)?.slots;
    const connected = applications[app].installed;
    return slotMoments(connected ? (own ?? []) : slotsOf(app, own), days, torontoClock).map((moment): Suggestion => {
      const at = new Date(moment).toISOString();
      return { kind: 'suggestion', key: `suggestion-${app}-${at}`, at, app, connected };
    });
  });
  return (posts, now) =>
    all.filter(({ app, at, connected }) => {
      if (!connected) return true;
      const own = posts.filter((post) => !post.deleted && networkOf(post.provider).app === app);
      const times = own.map((post) => Date.parse(post.fire_at));
      return Date.parse(at) > now && !isSlotTaken(Date.parse(at), times);
    });
}
