import type { LinkedIn } from '../context.ts';
import type { Asset } from '../state.ts';

export type AssetStatus = 'WAITING_UPLOAD' | 'PROCESSING' | 'AVAILABLE' | 'PROCESSING_FAILED';

/** Where an image or a video stands now; everything follows from the sandbox clock. */
export function assetStatus(li: LinkedIn, asset: Asset): AssetStatus {
  if (asset.uploadedAt === undefined) return 'WAITING_UPLOAD';
  const { imageProcessingMs, videoProcessingMs } = li.settings;
  const ms = asset.kind === 'image' ? imageProcessingMs : videoProcessingMs;
  if (li.clock.now() < asset.uploadedAt + ms) return 'PROCESSING';
  return asset.problem === undefined ? 'AVAILABLE' : 'PROCESSING_FAILED';
}

export function uploadUrl(origin: string, asset: Asset, place: string): string {
  return `${origin}/linkedin/dms-uploads/${asset.urn.split(':').at(-1)}/${place}?ca=vector_feedshare&cn=uploads&sync=0&v=beta&ut=${asset.uploadKey}`;
}
