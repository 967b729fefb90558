import { z } from '#zod';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '../networks/networks.ts';

export const VIDEO_MAX_BYTES = 300 * 1024 * 1024;
/** What any network takes at most. */
export const VIDEO_MAX_SECONDS = Math.max(
  ...SOCIAL_APPS.flatMap((app) => [CHANNELS[app].videos?.video?.max ?? 0, CHANNELS[app].videos?.reel?.max ?? 0]),
);
/** What cameras and phones write; the server looks at the content. */
export const VIDEO_MIME_TYPES = ['video/mp4', 'video/quicktime'] as const;

export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** What an advisor chooses a single video to go out as. */
export const MEDIA_TYPES = ['post', 'reel'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export const mediaTypesSchema = z.partialRecord(z.enum(SOCIAL_APPS), z.enum(MEDIA_TYPES));
export type MediaTypes = z.infer<typeof mediaTypesSchema>;

/** As what a network takes a single video; nothing where it takes none. */
export function videoTypes(app: SocialApp): readonly MediaType[] {
  const { videos } = CHANNELS[app];
  return MEDIA_TYPES.filter((type) => (type === 'reel' ? videos?.reel : videos?.video));
}

/** Reels are upright (9:16), at least 540 by 960. A little play lets in what phones really film. */
export const isUpright = ({ width, height }: Pick<VideoFacts, 'width' | 'height'>): boolean =>
  width >= 540 && height >= 960 && height / width >= 1.7;

/**
 * What a single video becomes on a network. Where it takes both, the choice decides; who makes none gets a reel where
 * shape and length allow one. Where it takes none, preflight refuses the post.
 */
export function videoTypeOf(app: SocialApp, video: VideoFacts, chosen?: MediaType): 'reel' | 'video' {
  const { reel, video: plain } = CHANNELS[app].videos ?? {};
  if (!reel || !plain) return reel ? 'reel' : 'video';
  if (chosen !== undefined) return chosen === 'reel' ? 'reel' : 'video';
  return isUpright(video) && video.seconds >= reel.min && video.seconds <= reel.max ? 'reel' : 'video';
}

/** Whether a reel may still be so long with an end card behind it. */
export const endCardFits = (app: SocialApp, film: number, card: number): boolean =>
  film + card <= (CHANNELS[app].videos?.reel?.max ?? 0);
