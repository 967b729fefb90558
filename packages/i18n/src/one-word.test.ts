import { expect, test } from 'vitest';
import { authoring as en } from './authoring/sending/en.ts';
import { authoring as es } from './authoring/sending/es.ts';
import { authoring as fr } from './authoring/sending/fr.ts';
import { reports as enReports } from './reports/en.ts';
import { reports as esReports } from './reports/es.ts';
import { reports as frReports } from './reports/fr.ts';

// The progress of a sending and its report stand on one page.
test.each([
  ['en', en, enReports],
  ['es', es, esReports],
  ['fr', fr, frReports],
] as const)('progress and report call what became of recipients by one word (%s)', (_locale, { progress }, report) => {
  const { stopped, ...said } = progress.recipient;
  expect({ ...said, cancelled: stopped }).toEqual(report.audience.group);
});
