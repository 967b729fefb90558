import { expect, test } from 'vitest';
import { PRESETS, periodIn, periodOf, presetOf } from './periods.ts';

const TODAY = '2026-03-05';

test('each preset has its days, and is known by them', () => {
  expect(Object.fromEntries(PRESETS.map((preset) => [preset, Object.values(periodOf(preset, TODAY))]))).toEqual({
    month: ['2026-03-01', '2026-03-05'],
    lastMonth: ['2026-02-01', '2026-02-28'],
    quarter: ['2025-12-06', '2026-03-05'],
    year: ['2026-01-01', '2026-03-05'],
    lastYear: ['2025-01-01', '2025-12-31'],
  });
  for (const preset of PRESETS) expect(presetOf(periodOf(preset, TODAY), TODAY)).toBe(preset);
});

test('an address that names no period means this month', () => {
  const month = periodOf('month', TODAY);
  expect(periodIn({ from: '2026-01-02', until: '2026-01-03' }, TODAY)).toEqual({
    from: '2026-01-02',
    until: '2026-01-03',
  });
  for (const odd of [
    {},
    { from: '2026-01-02' },
    { from: '2026-02-02', until: '2026-01-03' },
    { from: 'x', until: 'y' },
  ])
    expect(periodIn(odd, TODAY)).toEqual(month);
  expect(presetOf({ from: '2026-01-02', until: '2026-01-03' }, TODAY)).toBeNull();
});
