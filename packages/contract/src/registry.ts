import { accountEndpoints } from './accounts.ts';
import { connectionEndpoints } from './connections.ts';
import type { Endpoint } from './endpoint.ts';
import { generatorEndpoints } from './generator.ts';
import { mediaEndpoints } from './media.ts';
import { postVerbEndpoints } from './post-verbs.ts';
import { postEndpoints } from './posts.ts';
import { profileEndpoints } from './profiles.ts';
import { publishingEndpoints } from './publishing.ts';

/** Every call of the API by name; the sweep test and OpenAPI walk it. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...connectionEndpoints,
  ...postEndpoints,
  ...postVerbEndpoints,
  ...publishingEndpoints,
  ...generatorEndpoints,
  ...mediaEndpoints,
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;
