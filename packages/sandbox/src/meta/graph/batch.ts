import type { WireAnswer, WireCall } from '../../platform/wire.ts';
import { tokenText } from '../consent/tokens.ts';
import type { GraphContext } from './context.ts';
import { invalidParameter } from './graph-error.ts';

type Member = { method?: unknown; relative_url?: unknown; body?: unknown; access_token?: unknown };

function memberCall(ctx: GraphContext, member: Member): WireCall {
  const url = new URL(String(member.relative_url ?? '').replace(/^\//, ''), 'http://graph/');
  const path = /^\/v\d+\.\d+\//.test(url.pathname) ? url.pathname : `/${ctx.version}${url.pathname}`;
  const body = typeof member.body === 'string' ? Object.fromEntries(new URLSearchParams(member.body)) : {};
  const token = typeof member.access_token === 'string' ? member.access_token : tokenText(ctx);
  const proof = ctx.params.text('appsecret_proof');
  return {
    ...ctx.call,
    method: String(member.method ?? 'GET').toUpperCase(),
    path: `/facebook/graph${path}`,
    query: {
      ...(token ? { access_token: token } : {}),
      ...(proof ? { appsecret_proof: proof } : {}),
      ...Object.fromEntries(url.searchParams),
    },
    body,
    files: [],
  };
}

/** `POST /` with `batch`: up to 50 calls in order; the whole answers 200 even when members fail. */
export async function runBatch(ctx: GraphContext, answer: (call: WireCall) => Promise<WireAnswer>): Promise<unknown> {
  const members = ctx.params.list('batch');
  if (members.length > 50) throw invalidParameter('Too many requests in batch message. Maximum batch size is 50');
  const out: unknown[] = [];
  for (const member of members) {
    const call = memberCall(ctx, (member ?? {}) as Member);
    const result = await answer(call);
    out.push({
      code: result.status,
      headers: Object.entries(result.headers ?? {}).map(([name, value]) => ({ name, value })),
      body: JSON.stringify(result.body),
    });
  }
  return out;
}
