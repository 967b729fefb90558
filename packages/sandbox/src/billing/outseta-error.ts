import type { WireAnswer } from '../platform/wire.ts';

/** A field that was refused, as Outseta names it. */
export type FieldError = { property: string; message: string; code?: string };

/** A refusal of Outseta; thrown by handlers and turned into its body at the edge. */
export class OutsetaError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body.ErrorMessage ?? body.Message ?? status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function validation(typeName: string, errors: FieldError[]): OutsetaError {
  return new OutsetaError(400, {
    ErrorMessage: 'A validation error occured. See EntityValidationErrors for details.',
    EntityValidationErrors: [
      {
        Entity: {},
        TypeName: typeName,
        ValidationErrors: errors.map(({ property, message, code }) => ({
          ErrorCode: code ?? 'invalid',
          ErrorMessage: message,
          PropertyName: property,
        })),
      },
    ],
  });
}

export const missing = (what: string): OutsetaError => new OutsetaError(404, { Message: `${what} not found` });
export const unauthorized = (): OutsetaError =>
  new OutsetaError(401, { Message: 'Authorization has been denied for this request.' });
export const forbidden = (): OutsetaError =>
  new OutsetaError(403, { Message: 'You do not have access to this entity.' });

/** In a test script: a refusal in Outseta's words. */
export type OutsetaErrorAction = { kind: 'outseta_error'; status?: number; message?: string; fields?: FieldError[] };

export const answerOf = ({ status, body, headers }: OutsetaError): WireAnswer => ({ status, headers, body });

export function scriptedRefusal({
  status,
  message = 'Refused by the sandbox',
  fields,
}: OutsetaErrorAction): WireAnswer {
  if (fields) return answerOf(validation('Account', fields));
  return answerOf(new OutsetaError(status ?? 400, { ErrorMessage: message }));
}
