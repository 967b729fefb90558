import { address } from '../../platform/navigation/address.ts';

export const dashboardPaths = { dashboard: address('/$slug/', ['post']) };
