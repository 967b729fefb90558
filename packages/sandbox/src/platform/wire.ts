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

type GraphErrorAction = {
  kind: 'graph_error';
  code: number;
  subcode?: number;
  transient?: boolean;
  status?: number;
  message?: string;
  errorData?: unknown;
};

/** One row of the table of LinkedIn's refusals, by its name. */
type LinkedInErrorAction = { kind: 'linkedin_error'; name: string; message?: string; status?: number };

/** A refusal in a network's own words, written by a test script. */
export type NetworkErrorAction = GraphErrorAction | LinkedInErrorAction;

/** What a network folder (facebook with instagram, linkedin) gives to the HTTP server. */
export type World = {
  name: string;
  /** Path prefixes of its machine interface; calls below them are recorded and can be made to fail. */
  prefixes: readonly string[];
  handle: (call: WireCall) => Promise<WireAnswer>;
  refuse: (action: NetworkErrorAction) => WireAnswer;
};
