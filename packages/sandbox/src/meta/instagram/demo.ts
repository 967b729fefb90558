import { DEMO_WORLD } from '../../demo-world.ts';
import type { InstagramState } from './state.ts';

/** Two of the demo Pages have a professional account; the others have none. */
export function seedInstagram(state: InstagramState): void {
  for (const { id, username, name, followers, page } of Object.values(DEMO_WORLD.instagram)) {
    const { id: pageId, category: biography } = DEMO_WORLD.pages[page];
    state.putAccount({ id, username, name, biography, followers, follows: 96, pageId });
  }
}
