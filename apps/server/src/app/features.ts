// The rooms of the house. Everything that the program does is derived from what they bring; a new room is one line here.
export { accounts } from '../features/accounts/index.ts';
export { alerts } from '../features/alerts/index.ts';
export { announcements } from '../features/announcements/index.ts';
export { archives } from '../features/archives/index.ts';
export { billing } from '../features/billing/index.ts';
export { calendar } from '../features/calendar/index.ts';
export { connections } from '../features/connections/index.ts';
export { generator } from '../features/generator/index.ts';
export { guides } from '../features/guides/index.ts';
export { legal } from '../features/legal/index.ts';
export { media } from '../features/media/index.ts';
export { notices } from '../features/notices/index.ts';
export { operations } from '../features/operations/index.ts';
export { outbox } from '../features/outbox/index.ts';
export { posts } from '../features/posts/index.ts';
export { profiles } from '../features/profiles/index.ts';
export { slots } from '../features/slots/index.ts';
