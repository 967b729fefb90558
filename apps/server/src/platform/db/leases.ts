/** For a statement: nobody holds the row. A lease runs on the real clock, because a turned one must not free what is held. */
export const unleased = (row: string): string =>
  `(${row}.lease_until IS NULL OR ${row}.lease_until < clock_timestamp())`;
