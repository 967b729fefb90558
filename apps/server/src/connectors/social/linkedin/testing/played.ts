import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@waypost/contract/wire';
import type { Played } from '../../testing/played.ts';

export const playedLinkedIn: Played = {
  /** Each with a member of its own, so that a token names its page. */
  page: ({ linkedin }, ofPerson) => {
    const tag = randomBytes(5).toString('hex');
    const lastName = `Duval ${tag}`;
    const member = linkedin.addMember({ firstName: 'Marina', lastName });
    const consent = { networkUserId: member.id, token: linkedin.issueToken({ memberId: member.id }) };
    if (ofPerson) return { id: member.id, name: `Marina ${lastName}`, ...consent };
    const roles = [{ memberId: member.id, role: 'ADMINISTRATOR', state: 'APPROVED' }] as const;
    const { id, name } = linkedin.addOrganization({ name: `Organization ${tag}`, roles: [...roles] });
    return { id, name, ...consent };
  },
  pageTokens: false,
  releasedBy: () => 'POST posts',
  findsByOurId: () => false,
  releasesReady: true,
  lastingAddresses: /\/rest\/videos\?action=initializeUpload$/,
  // A post that was not counted yet is asked about in a second call, which LinkedIn forbids of itself.
  beforeFigures: ({ linkedin }) => linkedin.set({ insightsLagMs: 100 * DAY_MS }),
  calls: {
    comments: { method: 'POST', path: '/comments$' },
    figures: { method: 'GET', path: '/socialActions/[^/]+$' },
    followers: { method: 'GET', path: '/networkSizes/' },
    release: { method: 'POST', path: '/rest/posts$' },
  },
  forbidden: { kind: 'linkedin_error', name: 'ACCESS_DENIED' },
  deadToken: { kind: 'linkedin_error', name: 'REVOKED_ACCESS_TOKEN' },
};
