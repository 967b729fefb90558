import type { FaultScript } from '@waypost/sandbox';
import type { ModelWorld } from './model-world.ts';

export interface NetworkFault {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Under the page: `feed`, `photos`, `video_reels`. */
  readonly edge: string;
  readonly times?: number;
  readonly when?: 'before' | 'after';
  readonly action: FaultScript['action'];
}

const refusal = (code: number, subcode?: number) =>
  ({ kind: 'graph_error', code, ...(subcode && { subcode }) }) as const;
const RELEASES = '(feed|video_reels)';

export const FAULTS: readonly NetworkFault[] = [
  { name: 'refuses for now', method: 'POST', edge: RELEASES, times: 2, action: refusal(100, 1363047) },
  { name: 'refuses for good', method: 'POST', edge: RELEASES, action: refusal(368, 1404102) },
  { name: 'limits the rate', method: 'POST', edge: RELEASES, action: refusal(32) },
  { name: 'blocks for a day', method: 'POST', edge: RELEASES, action: refusal(368, 1390008) },
  { name: 'has lost the consent', method: 'POST', edge: RELEASES, action: refusal(190, 460) },
  { name: 'has switched our version off', method: 'POST', edge: RELEASES, action: refusal(2635) },
  { name: 'loses a release', method: 'POST', edge: RELEASES, when: 'before', action: { kind: 'reset' } },
  {
    name: 'answers 500 instead of publishing',
    method: 'POST',
    edge: RELEASES,
    when: 'before',
    action: { kind: 'status', status: 500 },
  },
  { name: 'loses the answer to a release', method: 'POST', edge: RELEASES, when: 'after', action: { kind: 'reset' } },
  {
    name: 'publishes and answers nonsense',
    method: 'POST',
    edge: RELEASES,
    when: 'after',
    action: { kind: 'garbage' },
  },
  {
    name: 'publishes and answers 500',
    method: 'POST',
    edge: RELEASES,
    when: 'after',
    action: { kind: 'status', status: 500 },
  },
  { name: 'loses a picture', method: 'POST', edge: 'photos', action: { kind: 'reset' } },
  {
    name: 'takes a picture and loses the answer',
    method: 'POST',
    edge: 'photos',
    when: 'after',
    action: { kind: 'reset' },
  },
  { name: 'refuses a picture for now', method: 'POST', edge: 'photos', times: 2, action: refusal(100, 1363047) },
  { name: 'cannot fetch a picture', method: 'POST', edge: 'photos', action: refusal(324, 2069019) },
  { name: 'refuses a picture for good', method: 'POST', edge: 'photos', times: 2, action: refusal(100, 1366046) },
  { name: 'cannot be read', method: 'GET', edge: 'feed', times: 3, action: { kind: 'status', status: 500 } },
  { name: 'does not let us read', method: 'GET', edge: 'feed', action: refusal(190, 460) },
];

export async function breakNetwork({ app, pages }: ModelWorld, fault: NetworkFault): Promise<string> {
  const { method, edge, action, when = 'before', times = 1 } = fault;
  app.sandbox.control.addFault({ method, path: `/(${pages.join('|')})/${edge}$`, times, when, action });
  return `${times} times`;
}
