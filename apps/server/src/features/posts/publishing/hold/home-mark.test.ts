import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { NOTHING_SEEN, openHomeMark } from './home-mark.ts';

test('What is written after a line that was torn off is found again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-mark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'mark.log'), '{"epoch":"854ce8d3","att');
  const open = () => openHomeMark(folder, pino({ enabled: false }));
  const attempt = { epoch: 'e1', attempt: 40, post: 7, us: 1_793_534_400_000_000 };
  expect(open().opened(attempt, NOTHING_SEEN)).toBe(true);
  expect(open().read().opened).toEqual([attempt]);
});
