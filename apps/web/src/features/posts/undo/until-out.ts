import { getPost, POST_STATUS } from '@waypost/contract/posts';
import { call } from '../../../platform/api/call.ts';

const PAUSE_MS = 2_000;
const LOOKS = 30;

/** Whether all of these posts are out, as soon as that is known; what takes longer than a minute shows it in the lists. */
export async function untilOut(ids: readonly number[], pauseMs = PAUSE_MS): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const posts = await Promise.all(ids.map((id) => call(getPost, { params: { id } }))).catch(() => []);
    if (posts.length > 0 && posts.every(({ status }) => status === POST_STATUS.posted)) return true;
    if (posts.some(({ status, label }) => status !== POST_STATUS.posted && label !== 'publishing')) return false;
  }
  return false;
}
