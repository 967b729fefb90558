import type { PageItem } from '@waypost/contract/connections';
import { describe, expect, it } from 'vitest';
import { blockOf, singlePage } from './pages.ts';

const page: PageItem = { id: '1', name: 'Fjord', picture_url: null, taken: false, current: false, admin: true };

describe('the page selector', () => {
  it('blocks pages of other profiles and pages without the admin role, never the current one for being taken', () => {
    expect(blockOf(page)).toBeNull();
    expect(blockOf({ ...page, taken: true })).toBe('taken');
    expect(blockOf({ ...page, taken: true, current: true })).toBeNull();
    expect(blockOf({ ...page, admin: false })).toBe('notAdmin');
  });

  it('takes a single free page by itself, and nothing else', () => {
    expect(singlePage([page])).toBe(page);
    expect(singlePage([{ ...page, taken: true }])).toBeNull();
    expect(singlePage([page, { ...page, id: '2' }])).toBeNull();
    expect(singlePage([])).toBeNull();
  });
});
