/** A run of which something is still to come, if somebody lets it go on. */
export const OPEN_STATES = ['freezing', 'sending', 'paused', 'held'] as const;

/** Who of a run came to which end, as its row counts them. */
export interface Ends {
  readonly accepted: number;
  readonly rejected: number;
  readonly suppressed: number;
  readonly cancelled: number;
  readonly uncertain: number;
}

/** Whoever has come to no end yet waits: so the parts are the whole at every moment. */
export const waitingOf = (audience: number, { accepted, rejected, suppressed, cancelled, uncertain }: Ends): number =>
  audience - accepted - rejected - suppressed - cancelled - uncertain;
