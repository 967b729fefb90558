import { localeFromHeader } from '@waypost/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from '#fastify';
import { AppError, notFound, refused, text, tooMany } from '../errors/index.ts';
import { errorBody, fieldErrors } from './error-body.ts';

/** Errors of the driver and of sockets that mean "the database is away, or too busy", not "we have a bug" (PostgreSQL, appendix A). */
const AWAY = /^(ECONN|ETIMEDOUT|EPIPE|57014|57P0[123]|53300|08)/;
/** What the driver says without a code when a connection ends under a question (pg, lib/client.js). */
const CUT = /^Connection terminated/;

/** Answers whatever was thrown; an error is nobody's to keep, whatever the answer would have been. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error, request);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  if (known.retryAfterS !== null) reply.header('Retry-After', known.retryAfterS);
  reply
    .header('Cache-Control', 'no-store')
    .code(known.status)
    .send(errorBody(known, localeFromHeader(request.headers['accept-language'])));
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An address with a name in it that none of ours has.
    if (error.validationContext === 'params') return notFound();
    const issues = error.validation.map(({ keyword, instancePath, params, message }) => ({
      // The provider takes zod's issue apart; this puts it together again.
      ...params,
      code: keyword,
      message,
      path: instancePath.split('/').slice(1).filter(Boolean),
    }));
    return new AppError(400, {
      fields: fieldErrors(issues, error.validationContext === 'body' ? request.body : request.query),
    });
  }
  const { statusCode } = error as { statusCode?: number };
  const code = codeOf(error);
  if (code?.startsWith('FST_CSRF')) return new AppError(403, { text: text('errors.csrf'), code: 'csrf' });
  if (statusCode === 429) return tooMany(60);
  if (statusCode === 413) return refused('errors.too_large');
  if (statusCode === 404) return notFound();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refused('errors.malformed');
  if ((code !== undefined && AWAY.test(code)) || (error instanceof Error && CUT.test(error.message)))
    return new AppError(503, { text: text('errors.unavailable'), retryAfterS: 5, cause: error });
  return new AppError(500, { text: text('errors.internal'), cause: error });
}

/** An error may wrap the one that carries the code, as fetch does with the socket's. */
function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}
