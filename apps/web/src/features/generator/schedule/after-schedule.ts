import type { Href } from '@waypost/contract/wire';
import { calendarPaths } from '../../calendar/paths.ts';

interface Scheduled {
  readonly slug: string;
  readonly fireAt: string | null;
  readonly ids: readonly number[];
}

/** The calendar at the time of the new posts, where they stand out (GEN-012). */
export const afterScheduleHref = ({ slug, fireAt, ids }: Scheduled): Href =>
  calendarPaths.calendar({ slug }, { date: fireAt ?? new Date().toISOString(), ids: ids.join(',') });
