import type { SourceFile } from './files.ts';
import type { Outcome } from './outcome.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;

/** Every decision record stands in the index once, under the title that it has. */
export function checkDecisions(files: SourceFile[]): Outcome {
  const index = files.find(({ path }) => path === INDEX)?.text.split('\n') ?? [];
  const records = files
    .filter(({ path }) => path.startsWith(FOLDER) && path !== INDEX)
    .map(({ path, text }) => lineOf(path.slice(FOLDER.length), text));
  const details = records
    .filter((line) => index.filter((listed) => listed === line).length !== 1)
    .map((line) => `${INDEX} needs the line once: ${line}`);
  return { name: 'decisions', ok: details.length === 0, summary: `${records.length} in the index`, details };
}

function lineOf(file: string, text: string): string {
  const title = text.slice(0, text.indexOf('\n')).replace(/^# \d+:? /, '');
  return `- [${file.slice(0, 3)}](${file}) ${title}`;
}
