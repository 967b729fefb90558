import { z } from 'zod';
import { SOCIAL_APPS, type SocialApp } from '../networks/rules.ts';
import type { PostType } from '../posts/rules.ts';

export const VIDEO_MAX_BYTES = 300 * 1024 * 1024;
/** What any network takes at most (LinkedIn, Videos API: 3 s to 30 min). */
export const VIDEO_MAX_SECONDS = 30 * 60;
/** What cameras and phones write; the server looks at the content. */
export const VIDEO_MIME_TYPES = ['video/mp4', 'video/quicktime'] as const;

export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** What an advisor chooses a single film to go out as. */
export const MEDIA_TYPES = ['post', 'reel'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export const mediaTypesSchema = z.partialRecord(z.enum(SOCIAL_APPS), z.enum(MEDIA_TYPES));
export type MediaTypes = z.infer<typeof mediaTypesSchema>;

/**
 * As what a network takes a single film. Only Facebook leaves the choice; Instagram's media_type VIDEO ended in
 * November 2023, LinkedIn never had reels.
 */
export const FILM_TYPES: Readonly<Record<SocialApp, readonly MediaType[]>> = {
  facebook: ['post', 'reel'],
  instagram: ['reel'],
  linkedin: ['post'],
};

/** Seconds that a network takes. Sources: Reels publishing guide; Instagram content publishing; LinkedIn Videos API. */
export const VIDEO_SECONDS: Readonly<Record<SocialApp, Partial<Record<PostType, { min: number; max: number }>>>> = {
  facebook: { reel: { min: 3, max: 90 }, video: { min: 1, max: VIDEO_MAX_SECONDS } },
  instagram: { reel: { min: 3, max: 15 * 60 } },
  linkedin: { video: { min: 3, max: VIDEO_MAX_SECONDS } },
};

/** Facebook's reels are upright (9:16), at least 540 by 960. A little play lets in what phones really film. */
export const isUpright = ({ width, height }: Pick<VideoFacts, 'width' | 'height'>): boolean =>
  width >= 540 && height >= 960 && height / width >= 1.7;

/**
 * What a single film becomes on a network: Instagram knows reels only, LinkedIn videos only. On Facebook the choice
 * decides; who makes none gets a reel where shape and length allow one.
 */
export function videoTypeOf(app: SocialApp, video: VideoFacts, chosen?: MediaType): 'reel' | 'video' {
  if (app !== 'facebook') return app === 'instagram' ? 'reel' : 'video';
  if (chosen !== undefined) return chosen === 'reel' ? 'reel' : 'video';
  const { min, max } = VIDEO_SECONDS.facebook.reel ?? { min: 0, max: 0 };
  return isUpright(video) && video.seconds >= min && video.seconds <= max ? 'reel' : 'video';
}
