import type { Sealer } from '../../../platform/crypto/sealer.ts';

/** Names that bind a sealed value to its row; `npm run keys:rotate` walks the same names. */
export const sealedRow = {
  access: (grantId: number) => `social_grants:${grantId}`,
  refresh: (grantId: number) => `social_grants:${grantId}:refresh`,
  page: (connectionId: number) => `connections:${connectionId}:page`,
} as const;

export const open = (sealer: Sealer, sealed: string | null, row: string): string | null =>
  sealed === null ? null : sealer.open(sealed, row);
