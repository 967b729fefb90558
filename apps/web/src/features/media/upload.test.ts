import { UPLOAD_MAX_BYTES, VIDEO_MAX_BYTES } from '@waypost/contract/media';
import { describe, expect, it } from 'vitest';
import { checkFile, offeredTypes, reduceUploads, type UploadEvent } from './upload.ts';

const added: UploadEvent = {
  type: 'added',
  uploads: [{ key: 'a', name: 'fjord.jpg', kind: 'image', preview: 'blob:a' }],
};
const after = (...events: UploadEvent[]) => events.reduce(reduceUploads, []);

describe('an upload', () => {
  it('goes from its preview over 1 to 100 to complete', () => {
    expect(after(added)).toMatchObject([{ phase: 'sending', progress: 0 }]);
    expect(after(added, { type: 'progress', key: 'a', fraction: 0.001 })).toMatchObject([{ progress: 1 }]);
    expect(after(added, { type: 'progress', key: 'a', fraction: 0.5 })).toMatchObject([{ progress: 50 }]);
    expect(after(added, { type: 'done', key: 'a' })).toMatchObject([{ phase: 'done', progress: 100 }]);
  });

  it('never runs backwards and ignores what comes after its failure', () => {
    const events: UploadEvent[] = [
      added,
      { type: 'progress', key: 'a', fraction: 0.8 },
      { type: 'progress', key: 'a', fraction: 0.3 },
    ];
    expect(after(...events)).toMatchObject([{ progress: 80 }]);
    const failed: UploadEvent[] = [...events, { type: 'failed', key: 'a', reason: null, final: false }];
    expect(after(...failed, { type: 'progress', key: 'a', fraction: 0.9 })).toMatchObject([
      { phase: 'failed', progress: 0 },
    ]);
  });

  it('can be tried again or taken away after a failure', () => {
    const failed: UploadEvent[] = [added, { type: 'failed', key: 'a', reason: 'too small', final: false }];
    expect(after(...failed)).toMatchObject([{ reason: 'too small' }]);
    expect(after(...failed, { type: 'retried', key: 'a' })).toMatchObject([{ phase: 'sending', reason: null }]);
    expect(after(...failed, { type: 'removed', key: 'a' })).toEqual([]);
  });

  it('leaves its neighbours alone', () => {
    const both: UploadEvent = {
      type: 'added',
      uploads: [{ key: 'b', name: 'b.png', kind: 'image', preview: 'blob:b' }],
    };
    expect(after(added, both, { type: 'done', key: 'b' })).toMatchObject([{ phase: 'sending' }, { phase: 'done' }]);
  });
});

describe('what may be uploaded', () => {
  it('takes JPG, PNG and GIF up to exactly 10 MiB', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif'])
      expect(checkFile({ type, size: UPLOAD_MAX_BYTES })).toBeNull();
    expect(checkFile({ type: 'image/png', size: UPLOAD_MAX_BYTES + 1 })).toBe('tooLarge');
    expect(checkFile({ type: 'image/svg+xml', size: 10 })).toBe('wrongType');
    expect(checkFile({ type: '', size: 10 })).toBe('wrongType');
  });

  it('takes MP4 and MOV up to exactly 300 MiB', () => {
    for (const type of ['video/mp4', 'video/quicktime']) expect(checkFile({ type, size: VIDEO_MAX_BYTES })).toBeNull();
    expect(checkFile({ type: 'video/mp4', size: VIDEO_MAX_BYTES + 1 })).toBe('videoTooLarge');
    expect(checkFile({ type: 'video/webm', size: 10 })).toBe('videoWrongType');
  });

  it('says that no video is taken before one is sent, and offers none', () => {
    expect(checkFile({ type: 'video/mp4', size: 10 }, false)).toBe('videoNotConfigured');
    expect(offeredTypes(false)).toEqual(['image/jpeg', 'image/png', 'image/gif']);
  });
});
