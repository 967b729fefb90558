import type { auditPaths } from '@waypost/contract/audit-log';
import type { Search } from '@waypost/contract/wire';

export type AuditSearch = Search<(typeof auditPaths.log.search)[number]>;
interface Asked {
  readonly who?: number;
  readonly action?: string;
  readonly object_type?: string;
  readonly object_id?: string;
  readonly from?: string;
  readonly until?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ACTION = /^[a-z_]{1,40}\.[a-z_]{1,40}$/;
const OBJECT = /^([a-z_]{1,40})(?::(.{1,60}))?$/;

/** What the address asks for; what nobody could mean is left out, as an address may come from anywhere. */
export function askedOf({ who, action, object, from, until }: AuditSearch): Asked {
  const [, type, one] = OBJECT.exec(object ?? '') ?? [];
  return {
    ...(who !== undefined && /^\d{1,15}$/.test(who) && { who: Number(who) }),
    ...(action !== undefined && ACTION.test(action) && { action }),
    ...(type !== undefined && { object_type: type }),
    ...(type !== undefined && one !== undefined && { object_id: one }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
}

const isDay = (day: string | undefined): day is string =>
  day !== undefined && DAY.test(day) && !Number.isNaN(Date.parse(day));
