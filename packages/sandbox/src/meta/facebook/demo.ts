import { DEMO_WORLD } from '../../demo-world.ts';
import type { FacebookState } from './state.ts';

/** Fills an empty world with the demo people and pages. */
export function seedDemoWorld(state: FacebookState): void {
  for (const person of Object.values(DEMO_WORLD.people))
    state.people.put(person.id, { id: person.id, name: person.name });
  for (const page of Object.values(DEMO_WORLD.pages)) {
    const { id, name, username, category, followers } = page;
    const roles = { [DEMO_WORLD.people[page.person].id]: [...page.tasks] };
    state.pages.put(id, { id, name, username, category, followers, roles });
  }
}
