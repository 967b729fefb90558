import type { PendingPosts } from '../../connections/index.ts';
import { changeLateness } from './change-lateness.ts';
import { countPosts, hasBusyPosts } from './count-posts.ts';
import { deletePending } from './delete-pending.ts';
import { lockPosts } from './lock-posts.ts';
import { movePage } from './move-page.ts';
import { wakeReconnected } from './wake-reconnected.ts';

/** How posts follow their connection; handed to it where the program is put together. */
export const pendingPosts: PendingPosts = {
  lock: lockPosts,
  count: countPosts,
  areBusy: hasBusyPosts,
  delete: deletePending,
  movePage,
  wake: wakeReconnected,
  changeLateness,
};
