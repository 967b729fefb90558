import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listUsers } from '@waypost/contract/accounts';
import { AUDIT_ACTIONS, AUDIT_PLACES, type AuditEntry, listAudit } from '@waypost/contract/audit-log';
import { useTranslations } from 'use-intl';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { renderInApp, renderOnPage } from '../../testing/render.tsx';
import { askedOf } from './asked.ts';
import AuditPage from './audit-page.tsx';
import { hrefOf } from './places.ts';
import { useActionWords } from './words.ts';

const mara = { pk: 3, name: 'Mara Webb' };
const ana = { pk: 7, name: 'Ana Reyes' };
const entry: AuditEntry = {
  id: 1,
  at: '2026-11-22T12:00:00Z',
  actor: mara,
  acting_as: ana,
  action: 'post.delete',
  object: { type: 'scheduled_posting', id: '77', name: null, owner: ana, place: { at: 'user', id: 7 } },
  data: { version: 4 },
};
const newer: AuditEntry = {
  ...entry,
  id: 2,
  actor: null,
  acting_as: null,
  action: 'newer.verb',
  object: { type: 'thing', id: 'a:b', name: null, owner: null, place: null },
  data: {},
};

it('says who did what in whose name, leads to it, and narrows to a person by the address', async () => {
  signedIn();
  answer(listAudit, ({ url }) => ({ next: null, results: [newer, entry], who: url.includes('who=7') ? ana : null }));
  answer(listUsers, { count: 0, next: null, previous: null, results: [] });
  const { history } = await renderOnPage(AuditPage);
  await screen.findByText('newer.verb');
  screen.getByText('Post deleted', { selector: 'p' });
  screen.getByText('Waypost, or a command on the server');
  expect(screen.getByRole('link', { name: 'Post · no. 77' }).getAttribute('href')).toBe('/admin/users/7/');
  await userEvent.click(screen.getByRole('button', { name: 'Only what Ana Reyes did' }));
  await expect.poll(() => history.location.search).toBe('?who=7');
  await expect.poll(() => screen.getByRole<HTMLInputElement>('combobox', { name: 'Who' }).value).toBe('Ana Reyes');
  await userEvent.click(screen.getByRole('button', { name: 'History of Post · no. 77' }));
  await expect.poll(() => history.location.search).toBe('?who=7&object=scheduled_posting%3A77');
  await expect.poll(() => asked.at(-1)?.url).toBe('/api/audit_log/?who=7&object_type=scheduled_posting&object_id=77');
});

it('finds people by what is typed', async () => {
  signedIn();
  answer(listAudit, { next: null, results: [], who: null });
  const user = {
    email: 'mara@agency.example',
    plan: 'free',
    slug: null,
    is_staff: true,
    is_superuser: false,
    invitation: null,
    restorable_until: null,
  } as const;
  answer(listUsers, { count: 1, next: null, previous: null, results: [{ ...mara, ...user }] });
  const { history } = await renderOnPage(AuditPage);
  await screen.findByText('Nothing has been recorded yet');
  await userEvent.type(screen.getByRole('combobox', { name: 'Who' }), 'mara');
  await userEvent.click(await screen.findByRole('option', { name: 'Mara Webb' }));
  await expect.poll(() => history.location.search).toBe('?who=3');
});

it('leads to whatever page a thing stands on', () => {
  const places = Object.fromEntries(AUDIT_PLACES.map((at) => [at, hrefOf({ at, id: 5 })]));
  expect(places).toMatchObject({
    post_campaign: '/admin/campaigns/5/',
    supplier: '/admin/suppliers/5/',
    user: '/admin/users/5/',
  });
  expect(Object.values(places)).not.toContain(null);
  expect(hrefOf({ at: 'supplier', id: null })).toBeNull();
});

it('leaves out of an address what nobody could mean', () => {
  expect(
    askedOf({ who: 'me', action: "x'; DROP", object: 'user:7', from: '2026-02-31x', until: '2026-11-22' }),
  ).toEqual({
    object_type: 'user',
    object_id: '7',
    until: '2026-11-22',
  });
});

it('has words for everything that the log says', async () => {
  const without: string[] = [];
  function Words() {
    const say = useActionWords();
    useTranslations('audit');
    for (const action of AUDIT_ACTIONS) if (say(action) === action) without.push(action);
    return null;
  }
  await renderInApp(<Words />);
  expect(without).toEqual([]);
});
