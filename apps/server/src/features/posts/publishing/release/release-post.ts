import { performance } from 'node:perf_hooks';
import type {
  LateConnector,
  PageAccess,
  PostSnapshot,
  Refusal,
  ReleaseResult,
  SendGuard,
  StagedObject,
} from '../../../../connectors/social/port.ts';
import type { Reach } from '../../page-access.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { passGate } from './gate.ts';
import { recordAnswer } from './record-answer.ts';

/**
 * The irreversible step. The send deadline runs on the monotonic clock from before the gate's statement, so a process
 * that was stopped in between sends nothing. Whatever comes back is recorded; nothing here tries twice.
 */
export async function releasePost(
  deps: PublishingDeps,
  { connector, access, tokenVersion }: Reach,
  row: MachineRow,
  post: PostSnapshot,
): Promise<'released' | 'shut'> {
  const { sendDeadlineMs, releaseTimeoutMs } = deps.config.publishing;
  const sendBefore = performance.now() + sendDeadlineMs;
  const before = deps.mark.seen();
  const passed = await passGate(deps.db, row, post, {
    tokenVersion,
    leaseMs: sendDeadlineMs + releaseTimeoutMs + deps.config.publishing.leaseMs,
  });
  if (passed === null) return 'shut';
  const sent = { row, attempt: passed.attemptId, text: post.text, tokenVersion };
  if (!deps.mark.opened(passed.opened, before)) {
    const { holdSetBack } = await import('../hold/hold-set-back.ts');
    await holdSetBack(deps);
    await recordAnswer(deps, sent, { kind: 'not-sent', detail: 'set-back' });
    return 'released';
  }
  const guard: SendGuard = {
    maySend: () => performance.now() < sendBefore,
    signal: AbortSignal.timeout(releaseTimeoutMs),
  };
  const result = await releaseOnce(connector, access, post, row.staged.objects ?? [], guard);
  await recordAnswer(deps, sent, result);
  return 'released';
}

/** A connector never throws here; if it does, a byte may have left. */
export async function releaseOnce(
  connector: LateConnector,
  access: PageAccess,
  post: PostSnapshot,
  objects: readonly StagedObject[],
  guard: SendGuard,
): Promise<ReleaseResult<Refusal>> {
  try {
    return await connector.release(access, post, { objects }, guard);
  } catch (error) {
    return { kind: 'unknown', detail: error instanceof Error ? error.name : 'error' };
  }
}
