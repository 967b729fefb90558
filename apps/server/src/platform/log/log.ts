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

type ErrorFields = { type: string; message: string; code?: unknown; stack?: string; cause?: ErrorFields };

/** What tells errors apart, and no more: libraries hang whole connections with their passwords on theirs. */
function describeError(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message = messageOf(error);
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    ...(error.stack !== undefined && { stack: error.stack.replace(error.message, () => message) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The query builder quotes what was to be stored: texts, addresses, hashes of passwords. The statement is enough. */
const messageOf = (error: Error): string =>
  'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message;
