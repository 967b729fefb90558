import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deletePlan, listStoredPlans, restorePlan, type StoredPlan } from '@waypost/contract/plans';
import { inEveryLanguage } from '@waypost/i18n/locale';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import PlansPage from './plans-page.tsx';

const plan = (id: number, name: string, people: number): StoredPlan => ({
  ...{ id, slug: 'pro', uid: `Wp${id}`, annual_rate: 149, active: true, version: 1, people },
  name: { ...inEveryLanguage({}), en: name },
  description: inEveryLanguage({}),
  features: inEveryLanguage({}),
});
const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);

async function open() {
  signedIn({ permissions: ['plans.change'] });
  let kept = [plan(1, 'PRO', 3), plan(2, 'PRO for teams', 0)];
  answer(listStoredPlans, () => listed(...kept));
  answer(deletePlan, ({ url }) => {
    kept = kept.filter(({ id }) => !url.includes(`/${id}/`));
    return undefined;
  });
  answer(restorePlan, () => {
    const back = plan(1, 'PRO', 3);
    kept = [back, ...kept];
    return back;
  });
  await renderOnPage(PlansPage, '/admin/plans/');
  return (name: string) => within(screen.getByRole('listitem', { name }));
}

it('asks before a plan goes that people have, and brings it back also later', async () => {
  const row = await open();
  await screen.findByRole('listitem', { name: 'PRO' });
  // One plan is called as its type, and the other one says which it is.
  expect(row('PRO').getByText('$149.00 per year · 3 people have this type · ID: Wp1')).toBeDefined();
  expect(row('PRO for teams').getByText(/^PRO · \$149.00 per year · Nobody has this type/)).toBeDefined();
  fireEvent.click(row('PRO').getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete PRO?' }));
  expect(question.getByText(/^3 people have this type and will keep it/)).toBeDefined();
  expect(sent()).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'PRO' })).toBeNull());
  expect(screen.getByText('PRO deleted.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('listitem', { name: 'PRO' })).toBeDefined();
  expect(screen.queryByText('PRO deleted.')).toBeNull();
  expect(sent()).toEqual(['DELETE /api/plans/1/', 'POST /api/plans/1/restore/']);
});

it('asks nothing where nobody has it', async () => {
  const row = await open();
  await screen.findByRole('listitem', { name: 'PRO for teams' });
  fireEvent.click(row('PRO for teams').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('PRO for teams deleted.')).toBeDefined();
  expect(sent()).toEqual(['DELETE /api/plans/2/']);
});

it('says which plan people are sent to and do not find', async () => {
  await open();
  expect(await screen.findByText('PREMIUM isn’t offered.')).toBeDefined();
  expect(screen.queryByText('PRO isn’t offered.')).toBeNull();
});
