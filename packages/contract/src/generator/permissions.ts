import type { DeclaredPermissions } from '../plans/granted.ts';

export const generatorPermissions = {
  'generator.publish_generated_posts': { plan: 'pro' },
} as const satisfies DeclaredPermissions;
