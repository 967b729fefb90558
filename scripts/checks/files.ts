import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type SourceFile = { path: string; text: string };

const binary = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|mp4|mov|pdf|xlsx|zip)$/i;

/** Every text file that is, or would be, in git. */
export function sourceFiles(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((file) => file && !binary.test(file) && existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
