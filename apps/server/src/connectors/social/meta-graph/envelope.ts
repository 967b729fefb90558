import { isObject } from '../json.ts';

/** The error object of a Graph answer (Graph API, guide "Handle errors"). */
export interface GraphEnvelope {
  readonly code: number;
  readonly subcode: number | null;
  readonly message: string;
  readonly transient: boolean;
  /** Written by Facebook for the person who uses the app. */
  readonly userMessage: string | null;
  readonly traceId: string | null;
  /** Facts beside the words, such as where a chunked upload has to go on. */
  readonly data?: unknown;
}

export interface GraphUsage {
  /** Highest share of any limit that the answer names, in percent. */
  readonly percent: number | null;
  /** How long a throttled caller has to wait, when Facebook says so. */
  readonly waitSeconds: number | null;
}

const numberOr = <T>(value: unknown, other: T): number | T => (typeof value === 'number' ? value : other);
const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' && value !== '' ? value : other);

/** Null when the body is no error envelope, or one without a code: then it proves nothing. */
export function readEnvelope(body: unknown): GraphEnvelope | null {
  if (!isObject(body) || !isObject(body.error) || typeof body.error.code !== 'number') return null;
  const { error } = body;
  return {
    code: numberOr(error.code, 0),
    // debug_token spells it `subcode`, every other call `error_subcode`.
    subcode: numberOr(error.error_subcode, numberOr(error.subcode, null)),
    message: textOr(error.message, ''),
    transient: error.is_transient === true,
    userMessage: textOr(error.error_user_msg, null),
    traceId: textOr(error.fbtrace_id, null),
    data: error.error_data,
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function headerJson(headers: Headers, name: string): unknown {
  const value = headers[name];
  if (typeof value !== 'string') return null;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

const SHARES = ['call_count', 'total_time', 'total_cputime'] as const;

/**
 * Reads X-App-Usage and X-Business-Use-Case-Usage. Both are absent until enough of a limit is used, which is normal
 * (Graph API, "Rate Limits").
 */
export function readUsage(headers: Headers): GraphUsage {
  const app = headerJson(headers, 'x-app-usage');
  const business = headerJson(headers, 'x-business-use-case-usage');
  const cases = isObject(business) ? Object.values(business).flat().filter(isObject) : [];
  const entries = [...(isObject(app) ? [app] : []), ...cases];
  const shares = entries.flatMap((entry) => SHARES.flatMap((name) => numberOr(entry[name], [])));
  const minutes = cases.flatMap((entry) => numberOr(entry.estimated_time_to_regain_access, []));
  const wait = Math.max(0, ...minutes) * 60;
  return { percent: shares.length === 0 ? null : Math.max(...shares), waitSeconds: wait > 0 ? wait : null };
}

/** How far the network's clock is ahead of ours, from its `Date` header; null without one. */
export function readSkew(headers: Headers, now: Date): number | null {
  const { date } = headers;
  const at = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(at) ? null : at - now.getTime();
}
