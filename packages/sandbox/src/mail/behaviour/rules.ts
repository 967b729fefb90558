import { nextId, steadyFraction } from '../../platform/ids.ts';
import { type Behaviour, domainOf } from './behaviour.ts';
import { byConvention } from './conventions.ts';

export type BehaviourScript = {
  id?: string;
  /** `ada@agency.example`, `agency.example` (its subdomains too), `*`, or `/a regular expression/` over the address. */
  to: string;
  /** Only for this part of the addresses, the same ones every time; 1 when absent. */
  share?: number;
  /** For so many mails; -1 (when absent): always. */
  times?: number;
  behaviours: Behaviour[];
};

export type BehaviourRule = Required<BehaviourScript> & { struck: number };

type Entry = { rule: BehaviourRule; fits: (address: string) => boolean };

const KINDS: Readonly<Record<Behaviour['kind'], true>> = {
  accept: true,
  refuse: true,
  greylist: true,
  throttle: true,
  crowd: true,
  drop: true,
  slow: true,
  silence: true,
  bounce: true,
  complain: true,
  reply: true,
  read: true,
};

function matcher(to: string): Entry['fits'] {
  if (to === '*') return () => true;
  const [, pattern] = /^\/(.*)\/$/.exec(to) ?? [];
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'i');
    return (address) => expression.test(address);
  }
  const wanted = to.toLowerCase();
  if (wanted.includes('@') && !wanted.startsWith('@')) return (address) => address.toLowerCase() === wanted;
  const domain = wanted.replace(/^@/, '');
  return (address) => {
    const own = domainOf(address);
    return own === domain || own.endsWith(`.${domain}`);
  };
}

/** How recipients behave: by what was scripted, the first rule that fits; else by what their address says. */
export class Behaviours {
  readonly #rules = new Map<string, Entry>();

  add(script: BehaviourScript): BehaviourRule {
    for (const { kind } of script.behaviours)
      if (!Object.hasOwn(KINDS, kind)) throw new Error(`there is no behaviour ${JSON.stringify(kind)}`);
    const rule = {
      ...script,
      id: script.id ?? nextId(),
      share: script.share ?? 1,
      times: script.times ?? -1,
      struck: 0,
    };
    this.#rules.set(rule.id, { rule, fits: matcher(script.to) });
    return rule;
  }

  list(): BehaviourRule[] {
    return [...this.#rules.values()].map(({ rule }) => rule);
  }

  remove(id: string): boolean {
    return this.#rules.delete(id);
  }

  clear(): void {
    this.#rules.clear();
  }

  /** Asked once per mail and recipient; counts. `by` is what limits of the rule are shared under. */
  of(address: string): { behaviours: readonly Behaviour[]; by: string } {
    for (const { rule, fits } of this.#rules.values()) {
      if (rule.times >= 0 && rule.struck >= rule.times) continue;
      if (!fits(address)) continue;
      if (rule.share < 1 && steadyFraction(`${rule.id} ${address.toLowerCase()}`) >= rule.share) continue;
      rule.struck += 1;
      return { behaviours: rule.behaviours, by: rule.id };
    }
    return { behaviours: byConvention(address), by: domainOf(address) };
  }
}
