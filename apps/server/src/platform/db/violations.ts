/** SQLSTATE of a row that a unique index refuses (PostgreSQL, Appendix A). */
const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a second row; with `constraint` only when that index or constraint did. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
