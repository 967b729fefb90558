import { projectRoot } from '../apps/server/src/platform/config/paths.ts';
import { readEnv } from '../apps/server/src/platform/config/read-env.ts';
import { QUOTED } from '../packages/i18n/src/testing/quoted.ts';
import { textsOf } from '../packages/i18n/src/testing/texts.ts';
import { checkDeadCode } from './checks/dead-code.ts';
import { checkDecisions } from './checks/decisions.ts';
import { checkDirections } from './checks/directions.ts';
import { checkFileLength } from './checks/file-length.ts';
import { sourceFiles } from './checks/files.ts';
import { checkLint } from './checks/lint.ts';
import type { Outcome } from './checks/outcome.ts';
import { checkSaid } from './checks/said.ts';
import { checkTypes } from './checks/types.ts';
import { checkWords } from './checks/words.ts';

const files = sourceFiles(projectRoot);
/** What the specification quotes may wait for its room. */
const ours = new Map([...textsOf('en')].filter(([key]) => !Object.hasOwn(QUOTED, key)));
const outcomes: Outcome[] = [
  ...(await Promise.all([checkTypes(projectRoot), checkLint(projectRoot)])),
  ...(await Promise.all([checkDirections(projectRoot), checkDeadCode(projectRoot)])),
  checkFileLength(files),
  checkDecisions(files),
  checkSaid(ours, files),
  checkWords(projectRoot, files, readEnv().npm_config_registry),
];

for (const { name, ok, details } of outcomes) {
  if (!ok) console.log(`\n── ${name}\n${details.join('\n')}`);
}
console.log('');
for (const { name, ok, summary } of outcomes) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${summary}`);
if (outcomes.some((outcome) => !outcome.ok)) process.exitCode = 1;
