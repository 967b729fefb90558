import { type Ground, world } from '../platform/world.ts';
import { serveDialog } from './consent/dialog.ts';
import { META_DEMO, seedFacebook, seedInstagram } from './demo.ts';
import { FacebookControl } from './facebook/control/control.ts';
import { serveFacebookControl } from './facebook/control/routes.ts';
import { placePost } from './facebook/posts/place-post.ts';
import { defaultSettings } from './facebook/settings.ts';
import { FacebookState } from './facebook/state.ts';
import { serveWall } from './facebook/wall/wall-page.ts';
import type { Facebook } from './graph/context.ts';
import { graphWire } from './graph/wire.ts';
import { InstagramControl } from './instagram/control/control.ts';
import { serveInstagramControl } from './instagram/control/routes.ts';
import { placeMedia } from './instagram/media/place-media.ts';
import { defaultInstagramSettings } from './instagram/settings.ts';
import { InstagramState } from './instagram/state.ts';
import { serveInstagramWall } from './instagram/wall/wall-page.ts';

export type { WallPost } from './facebook/wall/wall.ts';
export { ERROR_CODES, type ErrorEntry, findErrorEntry, type Reaction } from './graph/error-codes.ts';
export { CONTAINER_FAILURES, INSTAGRAM_ERROR_CODES } from './instagram/error-codes.ts';

function createFacebook({ journal, clock, blobs, publicUrl, credentials }: Ground): Facebook {
  const app = {
    id: credentials.SANDBOX_META_APP_ID ?? META_DEMO.app.id,
    secret: credentials.SANDBOX_META_APP_SECRET ?? META_DEMO.app.secret,
    name: META_DEMO.app.name,
  };
  const [state, accounts] = [new FacebookState(journal), new InstagramState(journal)];
  if (state.pages.size === 0) seedFacebook(state);
  if (accounts.accounts.size === 0) seedInstagram(accounts);
  const instagram = { state: accounts, settings: defaultInstagramSettings(), fetching: new Map() };
  return { app, state, settings: defaultSettings(), instagram, clock, blobs, publicUrl };
}

function reset({ state, settings, instagram }: Facebook): void {
  state.clear();
  seedFacebook(state);
  Object.assign(settings, { appUsage: undefined }, defaultSettings());
  instagram.state.clear();
  seedInstagram(instagram.state);
  Object.assign(instagram.settings, { processingPolls: undefined }, defaultInstagramSettings());
}

/** Facebook, and Instagram, which lives on the same hosts and behind the same consent. */
export const meta = world({
  demo: META_DEMO,
  play: (ground) => {
    const fb = createFacebook(ground);
    const { pages, people } = fb.state;
    const { accounts } = fb.instagram.state;
    const facebook = new FacebookControl(fb);
    const instagram = new InstagramControl(fb, facebook);
    return {
      controls: { facebook, instagram },
      serveControl: (app) => {
        serveFacebookControl(app, facebook);
        serveInstagramControl(app, instagram);
      },
      wire: graphWire(fb),
      servePages: (app) => {
        serveDialog(app, fb);
        serveWall(app, fb);
        serveInstagramWall(app, fb);
      },
      cards: [
        { title: 'Facebook', path: '/facebook/', text: () => `${pages.size} Pages with their walls` },
        { title: 'Instagram', path: '/instagram/', text: () => `${accounts.size} accounts with their posts` },
      ],
      posts: (all) => [
        ...(all ? facebook.allPosts() : facebook.wall()).map((post) => ({
          // A video is known by its own id; its post appears when it is ready.
          id: post.video_id ?? post.id,
          owner: post.page_id,
          text: post.message ?? '',
          comments: post.comments.map(({ message }) => message),
          visible: post.published && post.gone === null,
        })),
        ...(all ? instagram.allPosts() : instagram.wall()).map((post) => ({
          id: post.id,
          owner: post.user_id,
          text: post.caption ?? '',
          comments: post.comments.map(({ message }) => message),
          visible: post.gone === null,
        })),
      ],
      place: (post) => placePost(fb, post) ?? placeMedia(fb, post),
      nameOf: (id) => (pages.get(id) ?? people.get(id) ?? accounts.get(id))?.name,
      reset: () => reset(fb),
    };
  },
});
