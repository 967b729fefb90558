import { LinkedInError } from './linkedin-error.ts';
import type { LinkedInSettings } from './settings.ts';

const LIMITS = {
  standard: { member: null, app: null },
  // Community Management API, development tier.
  development: { member: 100, app: 500 },
} as const;

/** Calls per day and member, and of the whole app; the day ends at midnight UTC. Kept in memory only. */
export class Quota {
  #day = '';
  #app = 0;
  readonly #members = new Map<string, number>();

  #turn(now: number): void {
    const day = new Date(now).toISOString().slice(0, 10);
    if (day === this.#day) return;
    this.#day = day;
    this.#app = 0;
    this.#members.clear();
  }

  /** Counts a call and refuses it when the day's calls are used up. LinkedIn does not say when to come back. */
  count(settings: LinkedInSettings, memberId: string, now: number): void {
    this.#turn(now);
    const limits = settings.quota ?? LIMITS[settings.tier];
    const mine = (this.#members.get(memberId) ?? 0) + 1;
    this.#members.set(memberId, mine);
    this.#app += 1;
    const used = (limit: number | null, calls: number) => limit !== null && calls > limit;
    if (used(limits.member, mine) || used(limits.app, this.#app)) throw new LinkedInError('THROTTLED');
  }

  used(now: number): { app: number; members: Record<string, number> } {
    this.#turn(now);
    return { app: this.#app, members: Object.fromEntries(this.#members) };
  }

  clear(): void {
    this.#day = '';
  }
}
