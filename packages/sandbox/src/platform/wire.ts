import type { IncomingHttpHeaders } from 'node:http';

export type UploadedFile = { field: string; filename: string; mimetype: string; bytes: Buffer };

export type SideEffect = { kind: string; id: string };

/** One request to a fake network, read but not yet understood. */
export type WireCall = {
  method: string;
  /** Scheme and host as the client addressed us, so that links for paging lead back to the same place. */
  origin: string;
  path: string;
  query: Record<string, string>;
  /** The query as it was sent, without the question mark: LinkedIn minds what is encoded in it and what is not. */
  rawQuery: string;
  body: Record<string, unknown>;
  files: UploadedFile[];
  raw: Buffer | undefined;
  headers: IncomingHttpHeaders;
  sideEffects: SideEffect[];
};

export type WireAnswer = { status: number; headers?: Record<string, string>; body: unknown };

/** A refusal in a network's own words, written by a test script. What stands in it beside its kind, the network's folder says. */
export type OwnWords = { kind: `${string}_error` };

/** What a network gives to the HTTP server: its machine interface. */
export type Wire<Refusal extends OwnWords> = {
  name: string;
  /** Path prefixes; calls below them are recorded and can be made to fail. */
  prefixes: readonly string[];
  handle: (call: WireCall) => Promise<WireAnswer>;
  /** How a script says a refusal of this network, and what the network then answers. */
  refusal: { kind: Refusal['kind']; answer: (action: Refusal) => WireAnswer };
};

/** The machine interface of some network. */
export type AnyWire = Omit<Wire<OwnWords>, 'refusal'> & {
  refusal: { kind: string; answer: (action: never) => WireAnswer };
};
