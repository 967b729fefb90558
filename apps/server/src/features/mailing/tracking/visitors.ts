import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, networkOf } from '../../../platform/http/index.ts';
import { createMarker, type Marked } from '../tokens.ts';
import { isPrefetch, sendDocument, sendDot, sendOn, sendText } from './answers.ts';
import type { Asked, VisitorDeps } from './asked.ts';
import { openVisitBuffer } from './buffer.ts';
import { limitVisits } from './limit.ts';
import { openLinkTables } from './link-tables.ts';
import { notThere } from './pages/not-there.ts';
import { bringParcel } from './parcels/bring-parcel.ts';
import type { Visit } from './visit.ts';
import { openVisitsFile } from './visits-file.ts';

/** What recipients of newsletters ask for: `/e/…`. */
export interface Visitors {
  serve(request: IncomingMessage, response: ServerResponse): void;
  flush(): Promise<void>;
  readonly lost: number;
  close(): Promise<void>;
}

const ADDRESS = /^\/e\/([ocuv])\/([^/?#]{1,200})(?:\/([^?#]{0,20}))?/;
const ORDINAL = /^\d{1,5}$/;
const LONGEST_AGENT = 300;
/** Pages ask the database: of one recipient and an hour. */
const MOST_PAGES = 300;

export function openVisitors(deps: VisitorDeps): Visitors {
  const { config, db, log, clock } = deps;
  const marker = createMarker(config.sessionSecret);
  const tables = openLinkTables(deps);
  const counts = limitVisits();
  const countsPages = limitVisits(MOST_PAGES);
  const buffer = openVisitBuffer({
    log,
    file: openVisitsFile(config.home),
    write: (parcel) => bringParcel(db, parcel),
  });
  const addressOf = clientAddress(config.trustProxy);
  const pages = () => import('./pages/serve-pages.ts');

  const note = (request: IncomingMessage, { delivery, run }: Marked, kind: Visit['kind'], ordinal: number | null) => {
    if (request.method !== 'GET' || isPrefetch(request)) return;
    const how = counts(delivery);
    if (how === 'too often') return;
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
    const network = networkOf(addressOf(request));
    const at = clock.now().getTime();
    buffer.add({ kind, delivery, run, ordinal, at, userAgent, network, often: how === 'often' });
  };
  /** An error that nobody hears of would end the process. */
  const failed = (response: ServerResponse) => (error: unknown) => {
    log.error({ err: error }, 'a recipient of a newsletter could not be answered');
    if (response.headersSent) response.destroy();
    else sendText(response, 503, 'Please try again later.\n', { 'Retry-After': '60' });
  };
  const lead = (request: IncomingMessage, response: ServerResponse, marked: Marked, ordinal: number) => {
    const go = (table: readonly string[] | null) => {
      const url = table?.[ordinal];
      if (url === undefined) return sendDocument(response, request.method === 'GET', notThere(request, table === null));
      note(request, marked, 'click', ordinal);
      sendOn(response, url);
    };
    const table = tables.now(marked.run);
    if (table !== undefined) go(table);
    else tables.of(marked.run).then(go).catch(failed(response));
  };
  const page = async (kind: 'u' | 'v', asked: Asked) => {
    const { serveUnsubscribe, serveView } = await pages();
    if (kind === 'u') await serveUnsubscribe(deps, asked);
    else if (await serveView(deps, asked)) note(asked.request, asked.marked, 'view', null);
  };
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const withBody = request.method === 'GET';
    const reading = withBody || request.method === 'HEAD';
    const [, kind, name = '', rest = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    if (kind === 'o') {
      const marked = reading ? marker.ofToken(name.replace(/\.gif$/, ''), 'open') : null;
      if (marked !== null) note(request, marked, 'open', null);
      // Whatever happens: a mail shows no broken picture.
      return sendDot(response, withBody);
    }
    if (kind === 'c') {
      const marked = reading && ORDINAL.test(rest) ? marker.ofToken(name, 'click') : null;
      if (marked !== null) return lead(request, response, marked, Number(rest));
    }
    const marked =
      kind === 'u' ? marker.ofToken(name, 'unsubscribe') : kind === 'v' ? marker.ofToken(name, 'view') : null;
    if (marked === null || (kind !== 'u' && kind !== 'v'))
      return sendDocument(response, request.method !== 'HEAD', notThere(request));
    if (countsPages(marked.delivery) === 'too often')
      return sendText(response, 429, 'Please try again later.\n', { 'Retry-After': '600', Connection: 'close' });
    page(kind, { request, response, marked, network: networkOf(addressOf(request)) }).catch(failed(response));
  };
  return {
    serve,
    flush: () => buffer.flush(),
    get lost() {
      return buffer.lost;
    },
    close: () => buffer.close(),
  };
}
