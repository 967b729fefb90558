export type { Control } from './control/control.ts';
export type { CallRecord } from './platform/calls.ts';
export { video } from './platform/make-video.ts';
export type { ShownPost } from './platform/world.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts';
export { DEMO_WORLD, type FaultAction, type FaultScript } from './worlds.ts';
