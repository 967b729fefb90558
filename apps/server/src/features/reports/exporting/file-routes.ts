import { RECIPIENT_FILES, RECIPIENTS_AT_ONCE } from '@waypost/contract/reports';
import { id as idSchema } from '@waypost/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileMissing } from '../../../connectors/storage/port.ts';
import { auditActing } from '../../../platform/audit/audit.ts';
import { query } from '../../../platform/db/query.ts';
import { notFound, signInRequired } from '../../../platform/errors/index.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { contactTables } from '../../contacts/index.ts';
import { rangeAsked, sendStored } from '../../media/index.ts';
import type { ReportDeps } from '../deps.ts';
import { scopeOfReport } from '../scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

type Asked = FastifyRequest<{ Params: Record<'id' | 'made', string> }>;

/** Workbooks of recipients, to whoever sends the newsletter: the addresses of clients are more than staff have to look at. */
export function registerFileRoutes(app: FastifyInstance, deps: ReportDeps): void {
  const enter = async (request: Asked, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    await app.identify(request);
    const { actor, params } = request;
    if (actor === null) throw signInRequired();
    await throttle(deps.db, RECIPIENT_FILES, String(actor.impersonatorId ?? actor.userId));
    const id = idSchema.safeParse(params.id).data;
    if (id === undefined) throw notFound();
    const scope = await scopeOfReport(deps.db, actor, id);
    const noted = () =>
      auditActing(deps.db, actor, { action: 'newsletter.downloaded', objectType: 'newsletter', objectId: id });
    return { actor, scope, noted };
  };
  const path = '/api/scheduled_email_campaign/:id/deliveries/file/';
  app.get(path, { schema: { hide: true } }, async (request: Asked, reply) => {
    const { actor, scope, noted } = await enter(request, reply);
    const run = scope.runId === null ? null : await deps.db.row(audienceOf(scope.runId));
    // More are written in the background.
    if (scope.runId === null || run === null || run.audience === null || run.audience > RECIPIENTS_AT_ONCE)
      throw notFound();
    const [{ recipientSheet }, { sendTable }] = await Promise.all([verbs(), contactTables()]);
    await noted();
    return sendTable(reply, nameOf(scope.newsletterId), 'xlsx', recipientSheet(deps.db, scope.runId, actor.locale));
  });
  app.get(`${path}:made/`, { schema: { hide: true } }, async (request: Asked, reply) => {
    const { scope, noted } = await enter(request, reply);
    const [{ keyOf, readyFile }, { WORKBOOK_MIME }] = await Promise.all([verbs(), contactTables()]);
    const made = idSchema.safeParse(request.params.made).data;
    const row = made === undefined ? null : await readyFile(deps.db, scope, made);
    if (row === null) throw notFound();
    const file = await deps.storage.stream(keyOf(row)).catch((error: unknown) => {
      throw error instanceof FileMissing ? notFound() : error;
    });
    await noted();
    const etag = `"recipients-${row.id}"`;
    reply
      .header('Content-Disposition', `attachment; filename="${nameOf(scope.newsletterId)}.xlsx"`)
      .header('ETag', etag)
      .header('Accept-Ranges', 'bytes')
      .header('X-Content-Type-Options', 'nosniff')
      .type(WORKBOOK_MIME);
    return sendStored(reply, file, rangeAsked(request.headers, etag));
  });
}

const nameOf = (newsletter: number): string => `newsletter-${newsletter}-recipients`;
const audienceOf = (run: number) => query.selectFrom('mailing_runs').select('audience').where('id', '=', run);
