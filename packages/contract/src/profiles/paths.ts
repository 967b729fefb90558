import { address } from '../wire/address.ts';

export const profilesPaths = { setup: address('/$slug/setup/', ['next']) };
