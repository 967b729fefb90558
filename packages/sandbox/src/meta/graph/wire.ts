import { randomToken } from '../../platform/ids.ts';
import type { Wire, WireAnswer, WireCall } from '../../platform/wire.ts';
import { tokenText } from '../consent/tokens.ts';
import { receiveUpload } from '../facebook/videos/rupload.ts';
import { runBatch } from './batch.ts';
import type { Facebook, GraphContext } from './context.ts';
import { errorAnswer, GraphError, type GraphErrorAction, scriptedError } from './graph-error.ts';
import { Params } from './params.ts';
import { readMany } from './read-many.ts';
import { findHandler } from './routes.ts';
import { reportUsage } from './usage.ts';
import { splitVersion } from './versions.ts';

const GRAPH = '/facebook/graph';
const RUPLOAD = '/facebook/rupload';

function answerOf(result: unknown): WireAnswer {
  if (result !== null && typeof result === 'object' && 'redirectTo' in result) {
    return { status: 302, headers: { location: String(result.redirectTo) }, body: '' };
  }
  return { status: 200, body: result };
}

/** Whom the call counts for: the Instagram account of the path, else the page of the token. */
function countedFor(ctx: GraphContext): string | undefined {
  const [id = ''] = ctx.segments;
  if (ctx.instagram.state.accounts.has(id)) return id;
  return ctx.state.tokens.get(tokenText(ctx) ?? '')?.pageId;
}

async function dispatch(fb: Facebook, call: WireCall): Promise<WireAnswer> {
  const params = new Params(call.query, call.body);
  const method = call.method === 'POST' ? (params.text('method')?.toUpperCase() ?? 'POST') : call.method;
  const { version, rest } = splitVersion(
    call.path.slice(GRAPH.length).split('/').filter(Boolean).map(decodeURIComponent),
  );
  const ctx: GraphContext = { ...fb, call: { ...call, method }, params, version, segments: rest };
  const usage = reportUsage(ctx, countedFor(ctx));
  const headers = { 'facebook-api-version': version, ...usage.headers };
  try {
    if (usage.refusal) throw usage.refusal;
    if (rest.length === 0 && params.text('batch')) {
      return { status: 200, headers, body: await runBatch(ctx, (inner) => answerGraph(fb, inner)) };
    }
    const handler = rest.length === 0 && params.text('ids') ? readMany : findHandler(ctx);
    if (!handler)
      throw new GraphError(2500, undefined, { message: `Unknown path components: /${rest.slice(1).join('/')}` });
    const answer = answerOf(await handler(ctx));
    return { ...answer, headers: { ...headers, ...answer.headers } };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const answer = errorAnswer(error);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  }
}

async function answerGraph(fb: Facebook, call: WireCall): Promise<WireAnswer> {
  try {
    const answer = await dispatch(fb, call);
    const trace = { 'x-fb-request-id': `A${randomToken(16)}`, 'x-fb-trace-id': `A${randomToken(8)}` };
    return { ...answer, headers: { ...trace, 'cache-control': 'no-store', ...answer.headers } };
  } catch (error) {
    if (error instanceof GraphError) return errorAnswer(error);
    throw error;
  }
}

/** The machine interface of the fake Meta: the Graph host and the upload host. */
export function graphWire(fb: Facebook): Wire<GraphErrorAction> {
  return {
    name: 'facebook',
    prefixes: [GRAPH, RUPLOAD],
    handle: (call) => (call.path.startsWith(RUPLOAD) ? receiveUpload(fb, call) : answerGraph(fb, call)),
    refusal: { kind: 'graph_error', answer: scriptedError },
  };
}
