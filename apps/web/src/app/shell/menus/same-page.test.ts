import { expect, it } from 'vitest';
import { samePage } from './same-page.ts';

it.each([
  ['/$slug/', {}, '/inlet/'],
  ['/$slug/$app/posts/', { app: 'linkedin' }, '/inlet/linkedin/posts/'],
  ['/$slug/posts/$id/', { id: '7' }, '/inlet/posts/'],
  ['/$slug/generator/posts/$id/', { id: '7' }, '/inlet/generator/posts/'],
  ['/$slug/connections/', {}, '/inlet/connections/'],
  ['/accounts/account_settings/', {}, '/inlet/'],
  ['/admin/users/$user/', { user: '3' }, '/inlet/'],
])('another profile is shown where one looks at %s', (path, params, expected) => {
  expect(samePage(path, { slug: 'harbour', ...params }, 'inlet')).toBe(expected);
});
