import { address } from '../../platform/navigation/address.ts';

export const analyticsPaths = { analytics: address('/$slug/analytics/', ['app']) };
