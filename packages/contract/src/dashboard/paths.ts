import { address } from '../wire/address.ts';

export const dashboardPaths = { dashboard: address('/$slug/', ['post']) };
