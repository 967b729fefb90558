import type { ProfileDeps } from '../profiles/index.ts';

/** A session says what its profile looks like. */
export type AccountDeps = ProfileDeps;
