import type { PostPhase } from '@waypost/contract/posts';

const LOOKED = 'the database was set back: found on the network, or only its person can say';

/**
 * Every move that a post can make, from phase to phase, and why. What is not here does not compile where it is written
 * out, is refused where it is not, and fails the tests that watch the table `scheduled_postings` itself.
 * Staying where it is is no move.
 */
export const MOVES = {
  due: {
    claimed: 'a worker takes it, with a lease',
    reconnect: 'its time comes on a connection that is broken already',
    missed: 'its lateness is over, or a person takes Post now back',
    rejected: 'a person takes Post now back',
    unconfirmed: LOOKED,
  },
  claimed: {
    due: 'given back: the gate is shut, a step failed for now, its worker stops, or a person changes it',
    waiting: 'the network, or its files, need time',
    committing: 'the gate, which opens the attempt in the same statement',
    unconfirmed: LOOKED,
    rejected: 'a repeatable step was refused for good, or too often',
    reconnect: 'the consent does not let us go on',
    missed: 'its worker died, and its lateness is over',
  },
  waiting: {
    claimed: 'what it waited for may be there',
    due: 'a person changes it, or its connection',
    reconnect: 'its connection broke meanwhile',
    missed: 'its lateness is over',
    unconfirmed: LOOKED,
  },
  committing: {
    posted: 'the network shows it',
    accepted: 'the network took it and works on it',
    unconfirmed: 'nobody can say what the call did',
    due: 'nothing was sent, or it was refused for now',
    rejected: 'refused for good, or for the fourth time',
    reconnect: 'refused for want of a consent',
  },
  accepted: {
    posted: 'the network shows it',
    unconfirmed: 'not settled in time, or nothing is left to settle it with',
    due: 'it failed for now, and what was accepted is removed',
    rejected: 'it failed for good, and what was accepted is removed',
    reconnect: 'it failed for want of a consent',
  },
  unconfirmed: {
    posted: 'found by a look, or named by a person',
    committing: 'the one identical second send, where nothing can be read',
    due: 'proven absent, or a person says so',
    rejected: 'proven absent for the fourth time, or a person says so of a page that is gone',
  },
  posted: {},
  rejected: { due: 'a person retries, reschedules, posts or deletes it', unconfirmed: LOOKED },
  reconnect: {
    due: 'its connection is back in time, or a person changes it',
    missed: 'its lateness is over',
    unconfirmed: LOOKED,
  },
  missed: { due: 'a person posts, reschedules or dismisses it', unconfirmed: LOOKED },
} as const satisfies Readonly<Record<PostPhase, Readonly<Partial<Record<PostPhase, string>>>>>;

/**
 * A post that was just made is unmade from here only: nobody has had it, and nothing of it is anywhere but in our tables.
 * Everything else that goes away is a change of its row.
 */
export const UNMADE_FROM: PostPhase = 'due';

/** Where a post of any of these phases may go. */
export type To<From extends PostPhase> = From | (keyof (typeof MOVES)[From] & PostPhase);

export const isLegal = (from: PostPhase, to: PostPhase): boolean => from === to || Object.hasOwn(MOVES[from], to);
