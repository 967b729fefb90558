import { expect, test } from 'vitest';
import { addsUp, deliveredOf, funnelOf, maySendAgain, percentOf, percentsOf, REPORT_VIEWS } from './rules.ts';

const counted = { num_sent: 200, num_hard_bounce: 20, num_open: 90, num_click: 30 };

test('each view has its own bases (LIMITS-013, LIMITS-014)', () => {
  expect(deliveredOf(counted)).toBe(180);
  expect(percentsOf('admin', counted)).toEqual({
    open: { base: 'sent', value: 45 },
    click: { base: 'sent', value: 15 },
  });
  expect(percentsOf('campaign', counted)).toEqual({
    open: { base: 'sent', value: 45 },
    click: { base: 'opened', value: 33.33 },
  });
  expect(percentsOf('agent', counted)).toEqual({
    open: { base: 'delivered', value: 50 },
    click: { base: 'delivered', value: 16.67 },
  });
});

test('of nothing it is nothing, and never less than nothing (LIMITS-015)', () => {
  const none = { num_sent: 0, num_hard_bounce: 3, num_open: 0, num_click: 0 };
  for (const view of REPORT_VIEWS)
    expect(percentsOf(view, none)).toMatchObject({ open: { value: 0 }, click: { value: 0 } });
  expect(percentOf(1, 3)).toBe(33.33);
  expect(funnelOf(none).map(({ width }) => width)).toEqual([0, 0, 0]);
});

test('bars are parts of what was delivered; below a fifth their label stands outside (NEWS-028, NEWS-029)', () => {
  expect(funnelOf(counted)).toEqual([
    { stage: 'delivered', value: 180, width: 100, outside: false },
    { stage: 'opened', value: 90, width: 50, outside: false },
    { stage: 'clicked', value: 30, width: 16.67, outside: true },
  ]);
  const fifth = { ...counted, num_click: 36 };
  expect(funnelOf(fifth)[2]).toMatchObject({ width: 20, outside: false });
  // Opened by people whose mail came back later: a bar is never wider than the first one.
  expect(funnelOf({ ...counted, num_open: 190 })[1]).toMatchObject({ value: 190, width: 100 });
});

test('everybody in an audience is in one state', () => {
  const totals = { audience: 10, accepted: 4, rejected: 1, suppressed: 1, cancelled: 0, uncertain: 1, waiting: 3 };
  expect(addsUp(totals)).toBe(true);
  expect(addsUp({ ...totals, waiting: 2 })).toBe(false);
  expect([maySendAgain('done', 1), maySendAgain('paused', 1), maySendAgain('done', 0)]).toEqual([true, false, false]);
});
