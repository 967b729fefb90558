import type { LinkedInState, Role } from './state.ts';

export const LINKEDIN_DEMO = {
  linkedin: {
    app: { id: 'sandbox-client', secret: 'sandbox-client-secret', name: 'Waypost' },
    members: {
      marina: {
        id: 'mD7kq2RvLx',
        firstName: 'Marina',
        lastName: 'Duval',
        email: 'marina.duval@example.com',
        vanityName: 'marina-duval',
        followers: 643,
      },
      theo: {
        id: 'tM4zw9HcPa',
        firstName: 'Theo',
        lastName: 'Martin',
        email: 'theo.martin@example.com',
        vanityName: 'theo-martin',
        followers: 208,
      },
    },
    /** All roles are Marina's; Theo has only his own profile. */
    organizations: {
      blueFjord: {
        id: '90400201',
        name: 'Blue Fjord Travel',
        vanityName: 'blue-fjord-travel',
        followers: 1934,
        role: 'ADMINISTRATOR',
        state: 'APPROVED',
      },
      northernLights: {
        id: '90400202',
        name: 'Northern Lights Cruises',
        vanityName: 'northern-lights-cruises',
        followers: 3120,
        role: 'CONTENT_ADMINISTRATOR',
        state: 'APPROVED',
      },
      fjordFriends: {
        id: '90400203',
        name: 'Fjord Friends Club',
        vanityName: 'fjord-friends-club',
        followers: 77,
        role: 'ADMINISTRATOR',
        state: 'REQUESTED',
      },
    },
  },
} as const;

/** Members and company pages of the demo world. */
export function seedLinkedIn(state: LinkedInState): void {
  const { members, organizations } = LINKEDIN_DEMO.linkedin;
  for (const member of Object.values(members)) state.members.put(member.id, { ...member });
  for (const { id, name, vanityName, followers, role, state: stage } of Object.values(organizations)) {
    const roles: Role[] = [{ memberId: members.marina.id, role, state: stage }];
    state.organizations.put(id, { id, name, vanityName, followers, roles });
  }
}
