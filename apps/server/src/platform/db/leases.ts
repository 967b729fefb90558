/**
 * For a statement: nobody holds the row. A lease runs on the real clock, because a turned one must not free what is held. Given how long
 * a lease is at most, in seconds, one that ends later is none: a clock was set back that was ahead when it was written.
 */
export const unleased = (row: string, longestS?: number): string =>
  `(${row}.lease_until IS NULL OR ${row}.lease_until < clock_timestamp()${
    longestS === undefined ? '' : ` OR ${row}.lease_until > clock_timestamp() + interval '${longestS} seconds'`
  })`;
