import { type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { scrub } from './scrub.ts';

export type Log = Logger;

/**
 * Structured lines on standard output. Every finished line is scrubbed as text: what a library puts into an error
 * message is caught as well as what we name ourselves.
 */
export function createLog(
  { logLevel }: { logLevel: LogLevel },
  role: string,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Log {
  return pino(
    {
      level: logLevel,
      base: { role },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        // No query, no client address: neither is needed to follow a request, both tell who it was.
        req: (req: { id?: unknown; method?: string; url?: string }) => ({
          id: req.id,
          method: req.method,
          path: req.url?.split('?')[0],
        }),
      },
    },
    { write: (line) => write(scrub(line)) },
  );
}

type ErrorFields = {
  type: string;
  message: string;
  code?: unknown;
  statement?: unknown;
  stack?: string;
  cause?: ErrorFields;
};

/** What tells errors apart, and no more: libraries hang whole connections with their passwords on theirs. */
function describeError(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    // Of a query that failed; never its values: texts, addresses, hashes of passwords.
    ...('statement' in error && { statement: error.statement }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
