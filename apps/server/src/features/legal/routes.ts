import * as calls from '@waypost/contract/legal';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route, wireTime } from '../../platform/http/index.ts';
import { changeOperator } from './change-operator.ts';
import { changeText } from './change-text.ts';
import { toHtml } from './markdown.ts';
import { registerLegalPages } from './pages/serve-pages.ts';
import { readOperator, versionsOf, type Which } from './store.ts';
import { defaultText, fill } from './wording.ts';

export function registerLegalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  registerLegalPages(app, deps);
  route(app, calls.getOperator, async () => (await readOperator(db)).operator);
  route(app, calls.putOperator, async ({ actor, body }) => {
    await db.transaction((tx) => changeOperator(tx, actor, body));
    return body;
  });
  route(app, calls.getLegalText, ({ query }) => legalText(deps, query));
  route(app, calls.putLegalText, async ({ actor, body }) => {
    await db.transaction((tx) => changeText(tx, actor, body));
    return legalText(deps, body);
  });
  route(app, calls.previewLegalText, async ({ body: { body, ...which } }) => ({
    html: await toHtml(fill(deps, which.locale, body, (await readOperator(db)).operator)),
  }));
}

async function legalText({ db }: Deps, { document, locale }: Which): Promise<calls.LegalText> {
  const which = { document, locale };
  const versions = await versionsOf(db, which);
  const default_body = defaultText(which);
  return {
    body: versions[0]?.body ?? default_body,
    default_body,
    version: versions[0]?.version ?? 0,
    versions: versions.map(({ version, body, author, created_at }) => ({
      ...{ version, body },
      author: author || null,
      created: wireTime(created_at),
    })),
  };
}
