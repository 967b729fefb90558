import { screen } from '@testing-library/react';
import { getBilling } from '@waypost/contract/billing';
import { listMembershipVideos } from '@waypost/contract/guides';
import { type Loss, listLosses, listPlans, listStoredPlans } from '@waypost/contract/plans';
import { inEveryLanguage } from '@waypost/i18n/locale';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../../testing/api.ts';
import { listed, profile } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { plansScreens } from '../../plans/index.ts';
import { billingAccount } from '../testing/billing-account.ts';
import PlanPage from './plan-page.tsx';

it('stands beside the plans that staff write: neither reads what the other keeps', async () => {
  const { default: StaffPage } = (await plansScreens[0]?.load()) ?? {};
  if (!StaffPage) throw new Error('staff have no page of plans');
  signedIn({ profile: profile({ plan: 'free' }), permissions: ['plans.change'] });
  const texts = {
    name: inEveryLanguage({ en: 'Stored PRO' }),
    description: inEveryLanguage({}),
    features: inEveryLanguage({}),
  };
  answer(
    listStoredPlans,
    listed({ id: 3, version: 1, people: 2, slug: 'pro', uid: null, annual_rate: 149, active: true, ...texts }),
  );
  answer(
    listPlans,
    listed({ uid: 'Wppro', slug: 'pro', name: 'PRO', features: [], data: { AnnualRate: 149, Description: '' } }),
  );
  answer(listLosses, { ...listed<Loss>(), downgrade: null });
  answer(listMembershipVideos, listed());
  answer(getBilling, billingAccount());
  await renderOnPage(
    () => (
      <>
        <StaffPage />
        <PlanPage />
      </>
    ),
    '/blue-fjord/plan/',
  );
  expect((await screen.findByRole('article', { name: 'PRO' })).textContent).toContain('$149.00');
  expect(await screen.findByText('Stored PRO')).toBeDefined();
});
