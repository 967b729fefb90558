import { address } from '../wire/address.ts';

export const brandingPaths = { card: address('/$slug/business_card/') };
