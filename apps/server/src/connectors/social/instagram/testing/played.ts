import { newPage, SIDE_CALLS } from '../../meta-graph/testing/played.ts';
import type { Played } from '../../testing/played.ts';

export const playedInstagram: Played = {
  /** An account that hangs on a Page of its own. */
  page: (control) => {
    const page = newPage(control);
    const { id, name } = control.instagram.addAccount({ pageId: page.id });
    return { ...page, id, name };
  },
  pageTokens: true,
  releasedBy: () => 'POST media_publish',
  findsByOurId: () => true,
  releasesReady: true,
  calls: { ...SIDE_CALLS, release: { method: 'POST', path: '/media_publish$' } },
  forbidden: { kind: 'graph_error', code: 10 },
  deadToken: { kind: 'graph_error', code: 190 },
};
