import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Storage } from '../../../connectors/storage/port.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Marked } from '../tokens.ts';

export interface VisitorDeps extends Deps {
  readonly storage: Storage;
}

/** One request to one of our addresses, with who it is for. */
export interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly marked: Marked;
  readonly network: string | null;
}
