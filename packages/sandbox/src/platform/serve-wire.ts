import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Calls } from './calls.ts';
import type { SandboxClock } from './clock.ts';
import type { Fault, FaultAction, Faults } from './faults.ts';
import { readCall } from './read-call.ts';
import type { AnyWire, OwnWords, WireAnswer } from './wire.ts';

export type Desk = { clock: SandboxClock; faults: Faults; calls: Calls; latency: { ms: number } };

/** What happens on the wire: an answer, a broken connection, or silence. */
type Outcome = WireAnswer | 'reset' | 'hang';

function inOwnWords(action: OwnWords, { refusal }: AnyWire): WireAnswer {
  if (action.kind !== refusal.kind) return { status: 500, body: 'This fault belongs to another network' };
  // The kinds are equal, so this is the action that the network declared.
  return refusal.answer(action as never);
}

async function act(action: FaultAction, wire: AnyWire, onward: () => Promise<Outcome>): Promise<Outcome> {
  switch (action.kind) {
    case 'reset':
    case 'hang':
      return action.kind;
    case 'status':
      return { status: action.status, body: action.body ?? '' };
    case 'garbage':
      return { status: 200, headers: { 'content-type': 'application/json; charset=UTF-8' }, body: '{"id":"12' };
    case 'delay':
      await wait(action.ms);
      return onward();
    default:
      return inOwnWords(action, wire);
  }
}

function send(reply: FastifyReply, answer: WireAnswer): FastifyReply {
  reply.code(answer.status);
  for (const [name, value] of Object.entries(answer.headers ?? {})) reply.header(name, value);
  if (typeof answer.body === 'string' || Buffer.isBuffer(answer.body)) return reply.send(answer.body);
  if (!answer.headers?.['content-type']) reply.header('content-type', 'application/json; charset=UTF-8');
  return reply.send(JSON.stringify(answer.body));
}

async function answerCall(desk: Desk, wire: AnyWire, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const call = await readCall(request);
  const record = desk.calls.begin(wire.name, call, desk.clock.now());
  const struck: Fault[] = [];
  const strike = (when: Fault['when']) => {
    const fault = desk.faults.strike(when, call);
    if (fault) struck.push(fault);
    return fault;
  };
  if (desk.latency.ms > 0) await wait(desk.latency.ms);
  const before = strike('before');
  const proceed = async (): Promise<Outcome> => {
    const answer = await wire.handle(call);
    desk.calls.note(record, call);
    const after = strike('after');
    return after ? act(after.action, wire, async () => answer) : answer;
  };
  const outcome = before ? await act(before.action, wire, proceed) : await proceed();
  if (struck.length > 0) record.fault = struck.map((fault) => fault.id).join(',');
  if (outcome === 'reset' || outcome === 'hang') {
    reply.hijack();
    const cutOff = () => request.raw.socket.resetAndDestroy();
    const last = struck.at(-1);
    if (outcome === 'reset') cutOff();
    else if (last !== undefined) desk.faults.hang(last, cutOff);
    return undefined;
  }
  record.status = outcome.status;
  return send(reply, outcome);
}

/** Puts a network's machine interface on the HTTP server, behind faults, latency and the record of calls. */
export function serveWire(app: FastifyInstance, wire: AnyWire, desk: Desk): void {
  for (const prefix of wire.prefixes) {
    for (const url of [prefix, `${prefix}/*`]) {
      app.route({
        method: ['GET', 'POST', 'DELETE', 'PUT', 'HEAD'],
        url,
        exposeHeadRoute: false,
        handler: (request, reply) => answerCall(desk, wire, request, reply),
      });
    }
  }
}
