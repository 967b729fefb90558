import { CHANNELS } from '@waypost/contract/networks';
import { metaConsent } from '../meta-graph/consent.ts';
import { fbErrors } from './error-classes.ts';
import type { FacebookOptions } from './options.ts';

export const facebookConsent = (options: FacebookOptions) =>
  metaConsent(options, CHANNELS.facebook.permissions, fbErrors);
