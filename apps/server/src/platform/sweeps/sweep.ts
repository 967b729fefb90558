/**
 * Rows that come due by the business clock and are worked off by any number of processes side by side. Every sweep runs
 * in a loop of its own, so that one whose network hangs holds up no other.
 */
export interface Sweep<Row = unknown, Kind = unknown> {
  readonly id: string;
  /** How long it rests when there is nothing more to take, in milliseconds. */
  readonly everyMs: number;
  /** How many rows of a kind one process works on at once. */
  readonly lanes: number;
  /** What the rows differ in, where one kind may hang and must not hold up the others: the networks. One kind if absent. */
  readonly kinds?: readonly Kind[];
  /**
   * Takes at most so many rows of a kind that are due, the longest due first, so that nobody else takes them before a lease that
   * begins now has run out. Whoever dies on the way leaves its rows to a later sweep.
   */
  take(atMost: number, kind: Kind): Promise<readonly Row[]>;
  /** One row's turn; true when something came of it. `signal` tells that the process is ending. May run twice. */
  work(row: Row, signal: AbortSignal): Promise<boolean>;
}

export const sweep = <Row, Kind>(declared: Sweep<Row, Kind>): Sweep<Row, Kind> => declared;

/** A sweep that is one look at all rows at once: a few statements of ours, and no call to anybody who might hang. */
export const lookAtAll = (look: { id: string; everyMs: number; run: () => Promise<unknown> }): Sweep => ({
  id: look.id,
  everyMs: look.everyMs,
  lanes: 1,
  async take() {
    await look.run();
    return [];
  },
  work: async () => false,
});
