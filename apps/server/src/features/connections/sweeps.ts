import type { Sweep } from '../../platform/sweeps/sweep.ts';
import { followerSweep } from './collect-followers.ts';
import type { ConnectionDeps } from './deps.ts';
import { keptTokenSweep } from './remove-connection.ts';
import { tokenSweep } from './tokens/check-tokens.ts';
import { expirySweep } from './tokens/mail-expiring.ts';

export const sweepsOfConnections = (deps: ConnectionDeps): readonly Sweep[] => [
  followerSweep(deps),
  tokenSweep(deps),
  expirySweep(deps),
  keptTokenSweep(deps),
];
