import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { VideoTools } from './types.ts';

/**
 * ffmpeg and the ffprobe that came with it: the one that is named, else the first on the path. Null: neither, or a name
 * that leads nowhere; then everything about videos answers that it is not set up.
 */
export function findFfmpeg(env: Readonly<{ FFMPEG_PATH?: string; PATH?: string }>): VideoTools | null {
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const ffmpeg = env.FFMPEG_PATH ? runnable(env.FFMPEG_PATH) : onPath(folders, 'ffmpeg');
  if (ffmpeg === null) return null;
  const ffprobe = onPath([path.dirname(ffmpeg), ...folders], 'ffprobe');
  return ffprobe === null ? null : { ffmpeg, ffprobe };
}

function onPath(folders: readonly string[], name: string): string | null {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of folders) {
    const found = runnable(path.join(folder, file));
    if (found !== null) return found;
  }
  return null;
}

function runnable(file: string): string | null {
  try {
    accessSync(file, constants.X_OK);
    return path.resolve(file);
  } catch {
    return null;
  }
}
