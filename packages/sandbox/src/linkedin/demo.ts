import { DEMO_WORLD } from '../demo-world.ts';
import type { LinkedInState, Role } from './state.ts';

/** Members and company pages of the demo world. */
export function seedLinkedIn(state: LinkedInState): void {
  const { members, organizations } = DEMO_WORLD.linkedin;
  for (const member of Object.values(members)) state.members.put(member.id, { ...member });
  for (const { id, name, vanityName, followers, role, state: stage } of Object.values(organizations)) {
    const roles: Role[] = [{ memberId: members.marina.id, role, state: stage }];
    state.organizations.put(id, { id, name, vanityName, followers, roles });
  }
}
