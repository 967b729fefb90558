import { address } from '@waypost/contract/wire';

export const analyticsPaths = { analytics: address('/$slug/analytics/', ['app']) };
