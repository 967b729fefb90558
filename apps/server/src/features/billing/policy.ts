import type { Actor } from '../../platform/session/actor.ts';

/** A person's own; superusers look at everybody's, for questions about it. */
export const mayRead = (actor: Actor, userId: number): boolean => actor.userId === userId || actor.isSuperuser;
/** Also of staff who act for her, which is written down. */
export const mayWrite = (actor: Actor, userId: number): boolean => actor.userId === userId;
