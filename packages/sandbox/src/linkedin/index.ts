import { type Ground, world } from '../platform/world.ts';
import { serveConsent } from './consent/dialog.ts';
import type { LinkedIn } from './context.ts';
import { LinkedInControl } from './control/control.ts';
import { serveLinkedInControl } from './control/routes.ts';
import { LINKEDIN_DEMO, seedLinkedIn } from './demo.ts';
import { placePost } from './posts/place-post.ts';
import { Quota } from './quota.ts';
import { defaultLinkedInSettings } from './settings.ts';
import { LinkedInState } from './state.ts';
import { serveLinkedInWall } from './wall/wall-page.ts';
import { linkedinWire } from './wire.ts';

export { LINKEDIN_ERROR_CODES, type LinkedInErrorEntry, type LinkedInReaction } from './error-codes.ts';

function createLinkedIn({ journal, clock, blobs, publicUrl, credentials }: Ground): LinkedIn {
  const demo = LINKEDIN_DEMO.linkedin.app;
  const app = {
    id: credentials.SANDBOX_LINKEDIN_CLIENT_ID ?? demo.id,
    secret: credentials.SANDBOX_LINKEDIN_CLIENT_SECRET ?? demo.secret,
    name: demo.name,
  };
  const state = new LinkedInState(journal);
  if (state.members.size === 0) seedLinkedIn(state);
  return { app, state, settings: defaultLinkedInSettings(), clock, blobs, quota: new Quota(), publicUrl };
}

export const linkedin = world({
  demo: LINKEDIN_DEMO,
  play: (ground) => {
    const li = createLinkedIn(ground);
    const { members, organizations } = li.state;
    const control = new LinkedInControl(li);
    return {
      controls: { linkedin: control },
      serveControl: (app) => serveLinkedInControl(app, control),
      wire: linkedinWire(li),
      servePages: (app) => {
        serveConsent(app, li);
        serveLinkedInWall(app, li);
      },
      cards: [
        {
          title: 'LinkedIn',
          path: '/linkedin/',
          text: () => `${organizations.size} company pages and ${members.size} members with their posts`,
        },
      ],
      posts: (all) =>
        (all ? control.allPosts() : control.wall()).map((post) => ({
          id: post.id,
          owner: post.author.split(':').at(-1) ?? '',
          text: post.text,
          comments: post.comments.map(({ message }) => message),
          visible: post.gone === null,
        })),
      place: (post) => placePost(li, post),
      nameOf: (id) => {
        const member = members.get(id);
        return organizations.get(id)?.name ?? (member && `${member.firstName} ${member.lastName}`);
      },
      reset: () => {
        li.state.clear();
        seedLinkedIn(li.state);
        Object.assign(li.settings, { quota: undefined }, defaultLinkedInSettings());
        li.quota.clear();
      },
    };
  },
});
