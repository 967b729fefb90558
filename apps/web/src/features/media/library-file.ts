import type { MediaState, ProfileImage, ProfileVideo } from '@waypost/contract/media';

export type FileKind = 'image' | 'video';

/** A picture or a video of the library, as the picker shows it and a post uses it. */
export interface LibraryFile {
  readonly id: number;
  readonly kind: FileKind;
  /** Of a video that is not converted yet its picture. */
  readonly url: string;
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
  /** Of a video. */
  readonly seconds: number | null;
  readonly description: string | null;
  readonly created: string;
  readonly state: MediaState;
}

export const fileOfImage = (image: ProfileImage): LibraryFile => ({
  id: image.id,
  kind: 'image',
  url: image.image_url,
  thumbnail: image.thumbnail_url,
  width: image.width,
  height: image.height,
  seconds: null,
  description: image.description,
  created: image.created,
  state: 'ready',
});

export const fileOfVideo = (video: ProfileVideo): LibraryFile => ({
  id: video.id,
  kind: 'video',
  url: video.video_url ?? video.thumbnail_url,
  thumbnail: video.thumbnail_url,
  width: video.width,
  height: video.height,
  seconds: video.duration,
  description: video.description,
  created: video.created,
  state: video.state,
});
