import { newPage, SIDE_CALLS } from '../../meta-graph/testing/played.ts';
import type { Played, Shape } from '../../testing/played.ts';

const RELEASED_BY: Readonly<Partial<Record<Shape, string>>> = { video: 'POST videos', reel: 'POST video_reels' };

export const playedFacebook: Played = {
  page: newPage,
  pageTokens: true,
  releasedBy: (shape) => RELEASED_BY[shape] ?? 'POST feed',
  // A photo or a video is there before the release and leads to its post.
  findsByOurId: (shape) => shape !== 'text' && shape !== 'link',
  releasesReady: false,
  calls: { ...SIDE_CALLS, release: { method: 'POST', path: '/feed$' } },
  forbidden: { kind: 'graph_error', code: 200 },
  deadToken: { kind: 'graph_error', code: 190 },
};
