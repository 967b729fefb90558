import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { homeHolder, takeHome } from './home-lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-lock-'));
const file = path.join(folder, 'supervisor.json');
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('A data folder has one holder at a time, which is named', () => {
  const first = takeHome(folder, 'http://localhost:4300');
  expect(takeHome(folder, 'http://localhost:4400')).toMatchObject({
    holder: { pid: process.pid, url: 'http://localhost:4300' },
  });
  if ('release' in first) first.release();
  expect(homeHolder(folder)).toBeNull();
  expect(takeHome(folder, 'http://localhost:4400')).toHaveProperty('release');
});

test('A holder that is gone, or whose number another process has now, holds nothing', () => {
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: 'boot 1', url: 'x' }));
  expect(homeHolder(folder)).toBeNull();
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'another boot 1', url: 'x' }));
  expect(homeHolder(folder)).toBeNull();
  writeFileSync(file, 'cut sho');
  expect(takeHome(folder, 'http://localhost:4300')).toHaveProperty('release');
  expect(readFileSync(file, 'utf8')).toContain(String(process.pid));
});
