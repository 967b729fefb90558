/** One line of the doctor's table. `note` states a fact that is neither good nor bad. */
export type Finding = { state: 'ok' | 'note' | 'warn' | 'fail'; subject: string; text: string };

/** What an error says, in one line, also where it only wraps several (a refused connection on IPv4 and IPv6). */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message.split('\n')[0] || code || error.name;
}
