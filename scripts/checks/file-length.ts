import path from 'node:path';
import type { SourceFile } from './files.ts';
import type { Outcome } from './outcome.ts';

const longest = 300;
const longestOfMost = 250;
const fullest = 20;

/** Records, migrations and data of earlier versions are one file each. */
const piles = /^docs\/decisions$|\/migrations$|\/snapshots\//;
/** Catalogues, migrations, the generated schema and recorded fixtures are lists; their length says nothing. */
const lists =
  /^packages\/i18n\/src\/[\w-]+\/(en|es|fr)\.ts$|\/migrations\/|\/platform\/db\/schema\.ts$|\/fixtures\/|\.d\.ts$/;

export function checkFileLength(files: SourceFile[]): Outcome {
  const lengths = files
    .filter((file) => /\.(tsx?|cjs|mjs|css)$/.test(file.path) && !lists.test(file.path))
    .map((file) => ({ path: file.path, lines: file.text.trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))]?.lines ?? 0;
  const details = lengths
    .filter((file) => file.lines > longest)
    .map((file) => `${file.path}: ${file.lines} lines, at most ${longest}; split it by verb or capability`);
  if (at(0.95) > longestOfMost)
    details.push(`19 of 20 files have at most ${at(0.95)} lines; ${longestOfMost} is the limit`);
  const folders = Map.groupBy(files, (file) => path.dirname(file.path));
  for (const [folder, { length }] of folders)
    if (length > fullest && !piles.test(folder))
      details.push(`${folder}: ${length} files, at most ${fullest}; split it by chapter`);
  const summary = `${lengths.length} files, median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`;
  return { name: 'file length', ok: details.length === 0, summary, details };
}
