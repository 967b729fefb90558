import { CHANNELS } from '@waypost/contract/networks';
import { metaConsent } from '../meta-graph/consent.ts';
import { igErrors } from './error-classes.ts';
import type { InstagramOptions } from './options.ts';

export const instagramConsent = (options: InstagramOptions) =>
  metaConsent(options, CHANNELS.instagram.permissions, igErrors);
