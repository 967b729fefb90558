import { UPLOAD_MAX_BYTES, UPLOAD_MIME_TYPES, VIDEO_MAX_BYTES, VIDEO_MIME_TYPES } from '@waypost/contract/media';
import type { FileKind } from './library-file.ts';

const UPLOAD_TYPES: readonly string[] = [...UPLOAD_MIME_TYPES, ...VIDEO_MIME_TYPES];
/** What the system's file dialog offers. */
export const offeredTypes = (takesVideos: boolean): readonly string[] =>
  takesVideos ? UPLOAD_TYPES : UPLOAD_MIME_TYPES;

export const kindOfFile = ({ type }: { readonly type: string }): FileKind =>
  type.startsWith('video/') ? 'video' : 'image';

/** As the library calls it: '2026_fjord-cruise.JPG' is '2026 fjord cruise'. */
export const nameOfFile = ({ name }: { readonly name: string }): string =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();

export type FileProblem = 'wrongType' | 'tooLarge' | 'videoWrongType' | 'videoTooLarge' | 'videoNotConfigured';

/** MEDIA-020 to 023. The server looks at the content too; this spares the wait. */
export function checkFile(
  file: { readonly type: string; readonly size: number },
  takesVideos = true,
): FileProblem | null {
  const video = kindOfFile(file) === 'video';
  if (video && !takesVideos) return 'videoNotConfigured';
  if (!UPLOAD_TYPES.includes(file.type)) return video ? 'videoWrongType' : 'wrongType';
  if (file.size <= (video ? VIDEO_MAX_BYTES : UPLOAD_MAX_BYTES)) return null;
  return video ? 'videoTooLarge' : 'tooLarge';
}

export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly kind: FileKind;
  /** Object URL of the chosen file. */
  readonly preview: string;
  readonly phase: 'sending' | 'done' | 'failed';
  /** 0 before the first byte and after a failure, then 1 to 100 (MEDIA-016). */
  readonly progress: number;
  /** What the server said about a refused file. */
  readonly reason: string | null;
  /** Refused for what it is: another try would end the same. */
  readonly final: boolean;
}

export type UploadEvent =
  | { readonly type: 'added'; readonly uploads: readonly Pick<Upload, 'key' | 'name' | 'kind' | 'preview'>[] }
  | { readonly type: 'progress'; readonly key: string; readonly fraction: number }
  | { readonly type: 'done'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string; readonly reason: string | null; readonly final: boolean }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string };

const percent = (fraction: number): number => Math.min(100, Math.max(1, Math.round(fraction * 100)));

function step(upload: Upload, event: UploadEvent): Upload {
  switch (event.type) {
    case 'progress':
      // A late event must neither revive a failed upload nor run backwards.
      return upload.phase === 'sending'
        ? { ...upload, progress: Math.max(upload.progress, percent(event.fraction)) }
        : upload;
    case 'done':
      return { ...upload, phase: 'done', progress: 100 };
    case 'failed':
      return { ...upload, phase: 'failed', progress: 0, reason: event.reason, final: event.final };
    case 'retried':
      return { ...upload, phase: 'sending', progress: 0, reason: null, final: false };
    default:
      return upload;
  }
}

export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'added') {
    const fresh = event.uploads.map(
      (one): Upload => ({ ...one, phase: 'sending', progress: 0, reason: null, final: false }),
    );
    return [...uploads, ...fresh];
  }
  if (event.type === 'removed') return uploads.filter(({ key }) => key !== event.key);
  return uploads.map((upload) => (upload.key === event.key ? step(upload, event) : upload));
}
