export type { Control } from './control/control.ts';
export { DEMO_WORLD } from './demo-world.ts';
export { ERROR_CODES, type ErrorEntry, findErrorEntry, type Reaction } from './facebook/error-codes.ts';
export type { WallPost } from './facebook/wall.ts';
export type { MailFaultScript } from './mail/faults.ts';
export type { StoredMail } from './mail/inbox.ts';
export type { CallRecord } from './platform/calls.ts';
export type { FaultAction, FaultScript } from './platform/faults.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts';
