/**
 * What is locked in the database and is no row, as the functions of PostgreSQL name it. All programs of one database must
 * use the same, also those of two versions.
 */
export const ADVISORY_LOCKS = {
  /** One process migrates. */
  migrations: '7264001',
  /** Shared by all workers for as long as they live; who has it alone begins a fleet. */
  fleet: '7264002',
  /** One process seeds. */
  seed: '7264003',
  /** One process tells the demo world, or clears it. */
  demo: '7264004',
  /** Of two keys, the second a profile: one picture at a time is written into its library. */
  libraries: '7264005',
  /** Of two keys, the second a table: one row at a time is added to what staff keep in an order. */
  orders: '7264006',
  /** One turn at a time decides whether publishing is held. */
  hold: "hashtext('waypost-hold')",
} as const;
