import { Blobs } from './blobs.ts';
import { secretMark } from './ids.ts';
import type { SideEffect, WireCall } from './wire.ts';

export type CallRecord = {
  n: number;
  /** Time of the fake worlds, ISO 8601. */
  at: string;
  /** Real clock in milliseconds, for lateness measurements. */
  realMs: number;
  world: string;
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  files?: { field: string; filename: string; bytes: number; sha: string }[];
  /** Mark of the token that the call carried, wherever it was. */
  token?: string;
  status: number;
  fault?: string;
  sideEffect?: SideEffect;
  sideEffects?: SideEffect[];
};

const SECRET_NAMES = new Set([
  'access_token',
  'client_secret',
  'code',
  'fb_exchange_token',
  'input_token',
  'appsecret_proof',
  'refresh_token',
  'token',
]);

function masked(params: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    out[name] = SECRET_NAMES.has(name) && typeof value === 'string' ? secretMark(value) : value;
  }
  return out;
}

function tokenOf(call: WireCall): string | undefined {
  const header = call.headers.authorization?.replace(/^(Bearer|OAuth)\s+/i, '');
  const param = call.query.access_token ?? call.body.access_token;
  const token = header ?? (typeof param === 'string' ? param : undefined);
  return token ? secretMark(token) : undefined;
}

/** What the fake worlds were asked and what came of it: the oracle of the crash and storm tests. Kept in memory only. */
export class Calls {
  #records: CallRecord[] = [];
  #n = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  begin(world: string, call: WireCall, at: number): CallRecord {
    this.#n += 1;
    const token = tokenOf(call);
    const record: CallRecord = {
      n: this.#n,
      at: new Date(at).toISOString(),
      realMs: Date.now(),
      world,
      method: call.method,
      path: call.path,
      query: masked(call.query),
      body: masked(call.body),
      ...(token ? { token } : {}),
      status: 0,
    };
    if (call.files.length > 0) {
      record.files = call.files.map((file) => ({
        field: file.field,
        filename: file.filename,
        bytes: file.bytes.byteLength,
        sha: Blobs.shaOf(file.bytes),
      }));
    }
    this.#records.push(record);
    if (this.#records.length > this.#limit) this.#records = this.#records.slice(-Math.floor(this.#limit / 2));
    return record;
  }

  note(record: CallRecord, call: WireCall): void {
    const last = call.sideEffects.at(-1);
    if (!last) return;
    record.sideEffect = last;
    if (call.sideEffects.length > 1) record.sideEffects = [...call.sideEffects];
  }

  since(n: number): CallRecord[] {
    return this.#records.filter((record) => record.n > n);
  }

  clear(): void {
    this.#records = [];
  }
}
