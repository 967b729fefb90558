import type { VideoFacts } from '@waypost/contract/media';

const PATIENCE_MS = 4_000;

/**
 * What this browser can tell of a chosen video before it is sent; null where it cannot read the format, as many cannot
 * read what iPhones video. The server looks for itself.
 */
export function readVideo(file: File): Promise<VideoFacts | null> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const video = document.createElement('video');
    const end = (facts: VideoFacts | null) => {
      clearTimeout(patience);
      video.removeAttribute('src');
      URL.revokeObjectURL(url);
      resolve(facts);
    };
    const patience = setTimeout(() => end(null), PATIENCE_MS);
    video.preload = 'metadata';
    video.onloadedmetadata = () => {
      const { videoWidth: width, videoHeight: height, duration: seconds } = video;
      end(Number.isFinite(seconds) ? { width, height, seconds } : null);
    };
    video.onerror = () => end(null);
    video.src = url;
  });
}
