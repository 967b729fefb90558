import type { OwnedNoun } from '../registry.ts';

/** What the calls of a sweep name: one object of each noun that an advisor owns, the page that his posts go to, and himself. */
export type Subject = Readonly<Record<OwnedNoun, number>> & { readonly pgid: string; readonly user: number };

/** What is wrong with a call, and which fields the answer must name. */
interface Bad {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
}

export interface Sample {
  readonly body?: (of: Subject) => unknown;
  readonly query?: (of: Subject) => Readonly<Record<string, string>>;
  readonly form?: (of: Subject) => Readonly<Record<string, string>>;
  readonly bad?: (of: Subject) => Bad;
}

/** A sample for each of a noun's endpoints; one that is missing does not compile. */
export type Samples<Endpoints> = Readonly<Record<keyof Endpoints, Sample>>;
