import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { FileMissing } from '../../../connectors/storage/port.ts';
import { BadVideo } from '../videos/probe-video.ts';
import { ToolFailed } from '../videos/run-tool.ts';

/** A file that fails so often by itself is given up. */
export const MAX_TRIES = 5;

/**
 * A file that nothing can be made of; trying again is of no use. The code is one of `media_unprepared`, or `logo`: what is to be
 * drawn onto it is damaged, and it is not.
 */
export class Unpreparable extends Error {
  readonly reason: 'unreadable' | 'missing' | 'tool' | 'logo';
  constructor(reason: Unpreparable['reason'], options?: { cause?: unknown }) {
    super(reason, options);
    this.name = 'Unpreparable';
    this.reason = reason;
  }
}

/** What it is made of is not ready yet. */
export class NotYet extends Error {
  constructor() {
    super('what it is made of is not ready');
    this.name = 'NotYet';
  }
}

/** Nobody needs it any more. */
export class Unwanted extends Error {
  constructor() {
    super('nobody needs it');
    this.name = 'Unwanted';
  }
}

/** `<profile>/<random>/` of the uploaded file: as hard to guess as that one. */
export const besides = (key: string, sha256: string, ext: string): string =>
  `${path.posix.dirname(key)}/${sha256}.${ext}`;

export const asMissing = (error: unknown): never => {
  throw error instanceof FileMissing ? new Unpreparable('missing', { cause: error }) : error;
};

/** A program that gives up by itself says that the file is bad, unless it says that the disk is full. */
export async function damaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const bad = error instanceof ToolFailed && error.why === null && !/No space left|Cannot allocate/i.test(error.said);
    throw bad || error instanceof BadVideo ? new Unpreparable('unreadable', { cause: error }) : error;
  }
}

/** `salt` tells files apart that hold the same by chance, and of which one may be removed before the other. */
export async function sha256Of(file: string, salt = ''): Promise<string> {
  const hash = createHash('sha256').update(salt);
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
