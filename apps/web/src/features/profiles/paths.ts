import { address } from '../../platform/navigation/address.ts';

export const profilesPaths = { setup: address('/$slug/setup/', ['next']) };
