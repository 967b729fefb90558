import { nextId } from './ids.ts';
import type { OwnWords, WireCall } from './wire.ts';

export type FaultAction<Refusal extends OwnWords = OwnWords> =
  | Refusal
  | { kind: 'status'; status: number; body?: unknown }
  | { kind: 'reset' }
  | { kind: 'hang' }
  | { kind: 'delay'; ms: number }
  | { kind: 'garbage' };

export type FaultScript<Refusal extends OwnWords = OwnWords> = {
  id?: string;
  /** HTTP method; every method when absent. */
  method?: string;
  /** Regular expression over the whole path, e.g. `/feed$`. */
  path: string;
  /** Regular expression over the parameters as JSON, to hit one post among many. */
  params?: string;
  /** How often it strikes; 1 when absent, -1 for ever. */
  times?: number;
  /** How many matching calls pass before the first strike. */
  after?: number;
  /** Before the side effect (nothing happened) or after it (it happened, the answer is lost or wrong). */
  when?: 'before' | 'after';
  action: FaultAction<Refusal>;
};

export type Fault = Required<Omit<FaultScript, 'method' | 'params'>> & {
  method: string | undefined;
  params: string | undefined;
  seen: number;
  struck: number;
};

type Entry = { fault: Fault; path: RegExp; params: RegExp | undefined; hanging: (() => void)[] };

/** The scripted mishaps; the first that fits a call strikes. */
export class Faults {
  readonly #faults = new Map<string, Entry>();

  add(script: FaultScript): Fault {
    const path = new RegExp(script.path);
    const params = script.params === undefined ? undefined : new RegExp(script.params);
    const fault: Fault = {
      id: script.id ?? nextId(),
      method: script.method?.toUpperCase(),
      path: script.path,
      params: script.params,
      times: script.times ?? 1,
      after: script.after ?? 0,
      when: script.when ?? 'before',
      action: script.action,
      seen: 0,
      struck: 0,
    };
    this.#faults.set(fault.id, { fault, path, params, hanging: [] });
    return fault;
  }

  list(): Fault[] {
    return [...this.#faults.values()].map((entry) => entry.fault);
  }

  /** What a fault keeps hanging is cut off when the fault is taken away. */
  hang({ id }: Fault, cutOff: () => void): void {
    this.#faults.get(id)?.hanging.push(cutOff);
  }

  remove(id: string): boolean {
    for (const cutOff of this.#faults.get(id)?.hanging ?? []) cutOff();
    return this.#faults.delete(id);
  }

  clear(): void {
    for (const id of [...this.#faults.keys()]) this.remove(id);
  }

  strike(when: Fault['when'], call: WireCall): Fault | undefined {
    for (const entry of this.#faults.values()) {
      const { fault } = entry;
      if (fault.when !== when || !fits(entry, call)) continue;
      if (fault.times >= 0 && fault.struck >= fault.times) continue;
      fault.seen += 1;
      if (fault.seen <= fault.after) continue;
      fault.struck += 1;
      return fault;
    }
    return undefined;
  }
}

function fits({ fault, path, params }: Entry, call: WireCall): boolean {
  if (fault.method && fault.method !== call.method) return false;
  if (!path.test(call.path)) return false;
  return !params || params.test(JSON.stringify({ ...call.query, ...call.body }));
}
