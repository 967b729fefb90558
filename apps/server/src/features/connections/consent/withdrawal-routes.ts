import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHANNELS, networksSharing, type SocialApp } from '@waypost/contract/networks';
import { socialAppSchema } from '@waypost/contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound, text, translate } from '../../../platform/errors/index.ts';
import { CONTENT_SECURITY_POLICY, frame } from '../../legal/index.ts';
import type { ConnectionDeps } from '../deps.ts';
import { eraseConsents, lookAtConsents } from './withdraw-consent.ts';

const SMALL = 16 * 1024;
const HIDDEN = { schema: { hide: true } };

/**
 * What a network tells us by itself: somebody took our access back, or wants it deleted. No session and no CSRF token;
 * the network's signature takes their place. Where the network wants it, a page tells what became of the wish.
 */
export function registerWithdrawals(app: FastifyInstance, deps: ConnectionDeps): void {
  void app.register(async (notices) => {
    notices.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: SMALL },
      (_, body, done) => done(null, new URLSearchParams(String(body)).get('signed_request') ?? ''),
    );
    notices.post('/oauth/:app/deauthorize/', HIDDEN, async (request, reply) => {
      const { networks, person } = await noticeOf(deps, request);
      await lookAtConsents(deps.db, networks, person);
      return reply.code(200).send({});
    });
    notices.post('/oauth/:app/data-deletion/', HIDDEN, async (request, reply) => {
      const { named, networks, ...notice } = await noticeOf(deps, request);
      await eraseConsents(deps.db, networks, notice);
      const code = codeOf(deps, Math.floor(deps.clock.now().getTime() / 1000).toString(16));
      const url = `${deps.config.publicUrl}/oauth/${named}/data-deletion/?code=${code}`;
      return reply.code(200).send({ url, confirmation_code: code });
    });
    notices.get('/oauth/:app/data-deletion/', { ...HIDDEN, onRequest: app.identify }, async (request, reply) => {
      const { code } = request.query as { code?: unknown };
      const at = typeof code === 'string' ? timeOf(deps, code) : null;
      if (at === null) throw notFound();
      const networks = networksSharing(appOf(request)).map((each) => CHANNELS[each].name);
      const network = new Intl.ListFormat(request.locale, { type: 'conjunction' }).format(networks);
      const said = (one: 'title' | 'carried_out') =>
        translate(request.locale, text(`connections.deletion.${one}`, { network, at }));
      return reply
        .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': CONTENT_SECURITY_POLICY })
        .type('text/html; charset=utf-8')
        .send(frame({ locale: request.locale, title: said('title'), main: `<p>${said('carried_out')}</p>\n` }));
    });
  });
}

function appOf(request: FastifyRequest): SocialApp {
  const named = socialAppSchema.safeParse((request.params as { app?: unknown }).app);
  if (!named.success) throw notFound();
  return named.data;
}

async function noticeOf({ social }: ConnectionDeps, request: FastifyRequest) {
  const named = appOf(request);
  const notice = await social[named]?.readNotice(typeof request.body === 'string' ? request.body : '');
  if (notice === undefined) throw notFound();
  if (notice === null) throw new AppError(400, { text: text('errors.field.invalid') });
  return { named, networks: networksSharing(named), ...notice };
}

/** Says when by itself, so that nothing about the person has to be kept. */
function codeOf({ config }: Pick<ConnectionDeps, 'config'>, seconds: string): string {
  return (
    seconds + createHmac('sha256', config.sessionSecret).update(`data-deletion:${seconds}`).digest('hex').slice(0, 24)
  );
}

function timeOf(deps: Pick<ConnectionDeps, 'config'>, code: string): number | null {
  const seconds = code.slice(0, -24);
  const right = Buffer.from(codeOf(deps, seconds));
  const given = Buffer.from(code);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number.parseInt(seconds, 16) * 1000;
}
