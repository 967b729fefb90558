import { randomUUID } from 'node:crypto';
import type { Noticed, Visit } from '../visit.ts';

/**
 * Visits on their way into the database: one row for thousands of them, because a row each takes longer to write than all else that is
 * done for one who opens a mail.
 */
export interface Parcel {
  readonly id: string;
  readonly visits: number;
  /** `Packed`, as JSON. */
  readonly packed: string;
}

/** Names of programs and networks once each, and of every visit seven numbers in one long list. */
interface Packed {
  readonly from: number;
  readonly agents: readonly string[];
  readonly networks: readonly (string | null)[];
  readonly visits: readonly number[];
  /** Of visits that had names before they were packed. */
  readonly ids?: readonly string[];
}

const KINDS: readonly Visit['kind'][] = ['open', 'click', 'view'];
const [NUMBERS, NO_LINK] = [7, -1];

/** A parcel that is being filled. What is put in is written down at once: nothing of a request stays in memory until it is closed. */
export interface OpenParcel {
  readonly visits: number;
  put(visit: Noticed | Visit): void;
  close(): Parcel;
}

export function openParcel(): OpenParcel {
  const [agents, networks] = [new Map<string, number>(), new Map<string | null, number>()];
  const list: number[] = [];
  const ids: string[] = [];
  let from = 0;
  return {
    get visits() {
      return list.length / NUMBERS;
    },
    put(visit) {
      const { kind, often, delivery, run, ordinal, at } = visit;
      if (list.length === 0) from = at;
      const kindAndOften = KINDS.indexOf(kind) * 2 + (often === true ? 1 : 0);
      const [agent, network] = [placeOf(agents, visit.userAgent), placeOf(networks, visit.network)];
      list.push(kindAndOften, delivery, run, ordinal ?? NO_LINK, at - from, agent, network);
      if ('id' in visit) ids.push(visit.id);
    },
    close() {
      const packed: Packed = {
        ...{ from, agents: [...agents.keys()], networks: [...networks.keys()], visits: list },
        ...(ids.length > 0 && { ids }),
      };
      return { id: randomUUID(), visits: list.length / NUMBERS, packed: JSON.stringify(packed) };
    },
  };
}

function placeOf<T>(places: Map<T, number>, value: T): number {
  const before = places.get(value);
  if (before !== undefined) return before;
  places.set(value, places.size);
  return places.size - 1;
}

/** What is in it; what cannot be a visit is left out, so that nobody stumbles over it again and again. */
export function unpack({ id, packed }: Pick<Parcel, 'id' | 'packed'>): Visit[] {
  const { from, agents, networks, visits: list, ids } = packedIn(packed);
  const visits: Visit[] = [];
  for (let at = 0; at + NUMBERS <= list.length; at += NUMBERS) {
    const [kind = 0, delivery, run, ordinal, after = 0, agent = 0, network = 0] = list.slice(at, at + NUMBERS);
    const place = at / NUMBERS;
    const visit = {
      // Every place has a name of its own, and always the same.
      id: ids?.[place] ?? `${place.toString(16).padStart(8, '0')}${id.slice(8)}`,
      kind: KINDS[Math.floor(kind / 2)],
      ...{ delivery, run, ordinal: ordinal === NO_LINK ? null : ordinal, at: from + after },
      ...{ userAgent: agents[agent], network: networks[network], ...(kind % 2 === 1 && { often: true }) },
    };
    if (isVisit(visit)) visits.push(visit);
  }
  return visits;
}

const NOTHING: Packed = { from: 0, agents: [], networks: [], visits: [] };

function packedIn(text: string): Packed {
  try {
    const packed = { ...NOTHING, ...(JSON.parse(text) as Partial<Packed>) };
    return [packed.agents, packed.networks, packed.visits].every(Array.isArray) ? packed : NOTHING;
  } catch {
    return NOTHING;
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
const isOrdinal = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 100_000;

export function isParcel(value: { readonly [K in keyof Parcel]?: unknown }): value is Parcel {
  const { id, visits, packed } = value;
  return UUID.test(String(id)) && isId(visits) && typeof packed === 'string';
}

/** Whether the database would take it for one. */
export function isVisit(value: { readonly [K in keyof Visit]?: unknown }): value is Visit {
  const { id, kind, delivery, run, ordinal, at, userAgent, network } = value;
  return (
    UUID.test(String(id)) &&
    KINDS.some((one) => one === kind) &&
    [delivery, run, at].every(isId) &&
    (ordinal === null || isOrdinal(ordinal)) &&
    isText(userAgent) &&
    (network === null || isText(network))
  );
}
