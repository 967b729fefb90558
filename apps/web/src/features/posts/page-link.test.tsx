import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../testing/api.ts';
import { usePageLink } from './page-link.ts';

const linkOf = (page: Parameters<typeof usePageLink>[0]) => renderHook(() => usePageLink(page)).result.current;
const page = { app: 'facebook', id: '101', name: 'Blue Fjord', ofPerson: false } as const;

it('leads to the page of every network, as far as what is known of it leads anywhere', () => {
  signedIn({ sandbox: null });
  expect(linkOf(page)).toBe('https://www.facebook.com/101');
  expect(linkOf({ ...page, app: 'instagram', name: '@blue.fjord' })).toBe('https://www.instagram.com/blue.fjord/');
  expect(linkOf({ ...page, app: 'instagram' })).toBeNull();
  expect(linkOf({ ...page, app: 'linkedin' })).toBe('https://www.linkedin.com/company/101/');
  expect(linkOf({ ...page, app: 'linkedin', ofPerson: true })).toBeNull();
});

it('leads to the walls of the sandbox, also of a person', () => {
  signedIn({ sandbox: { url: 'http://127.0.0.1:4310' } });
  expect(linkOf({ ...page, app: 'linkedin', ofPerson: true })).toBe('http://127.0.0.1:4310/linkedin/wall/101');
});
