import { randomToken } from '../../platform/ids.ts';
import type { WireAnswer } from '../../platform/wire.ts';
import { type ErrorEntry, findErrorEntry } from './error-codes.ts';

type Words = {
  message?: string;
  status?: number;
  transient?: boolean;
  userTitle?: string;
  userMessage?: string;
  errorData?: unknown;
};

/** A refusal of the Graph API; thrown by handlers and turned into the envelope at the edge. */
export class GraphError extends Error {
  readonly entry: ErrorEntry;
  readonly errorData: unknown;

  constructor(code: number, subcode?: number, words: Words = {}) {
    const known = findErrorEntry(code, subcode) ?? findErrorEntry(code);
    const message = words.message ?? known?.message ?? `(#${code}) An error occurred`;
    super(message);
    const userTitle = words.userTitle ?? known?.userTitle;
    const userMessage = words.userMessage ?? known?.userMessage;
    this.entry = {
      code,
      ...(subcode === undefined ? {} : { subcode }),
      status: words.status ?? known?.status ?? 400,
      type: known?.type ?? 'OAuthException',
      message,
      reaction: known?.reaction ?? 'rejected',
      ...(userTitle ? { userTitle } : {}),
      ...(userMessage ? { userMessage } : {}),
      transient: words.transient ?? known?.transient ?? false,
    };
    this.errorData = words.errorData;
  }
}

/** Error body as the guide "Handling errors" shows it. */
export function errorAnswer(error: GraphError): WireAnswer {
  const { code, subcode, status, type, message, userTitle, userMessage, transient } = error.entry;
  return {
    status,
    headers: {
      'www-authenticate': `OAuth "Facebook Platform" "${code === 190 ? 'invalid_token' : 'invalid_request'}" "${message.replaceAll('"', "'")}"`,
    },
    body: {
      error: {
        message,
        type,
        code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        is_transient: transient ?? false,
        ...(error.errorData === undefined ? {} : { error_data: error.errorData }),
        ...(userTitle ? { error_user_title: userTitle } : {}),
        ...(userMessage ? { error_user_msg: userMessage } : {}),
        fbtrace_id: `A${randomToken(17)}`,
      },
    },
  };
}

/** A refusal of Facebook or Instagram in a test script. */
export type GraphErrorAction = {
  kind: 'graph_error';
  code: number;
  subcode?: number;
  transient?: boolean;
  status?: number;
  message?: string;
  errorData?: unknown;
};

export function scriptedError(action: GraphErrorAction): WireAnswer {
  return errorAnswer(
    new GraphError(action.code, action.subcode, {
      ...(action.message === undefined ? {} : { message: action.message }),
      ...(action.status === undefined ? {} : { status: action.status }),
      ...(action.transient === undefined ? {} : { transient: action.transient }),
      ...(action.errorData === undefined ? {} : { errorData: action.errorData }),
    }),
  );
}

/** Object missing, or not for this token: Facebook gives the same answer for both. */
export function missingObject(verb: string, id: string): GraphError {
  return new GraphError(100, 33, {
    message: `Unsupported ${verb.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  });
}

export function invalidParameter(message: string): GraphError {
  return new GraphError(100, undefined, { message: `(#100) ${message}` });
}
