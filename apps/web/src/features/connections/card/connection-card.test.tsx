import { cleanup, screen } from '@testing-library/react';
import { listTutorialVideos } from '@waypost/contract/guides';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { Plan } from '@waypost/contract/plans';
import type { Application } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../../testing/api.ts';
import { application, connected, listed, pageData, profileWith } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { ConnectionCard } from './connection-card.tsx';

async function show(app: SocialApp, shown: Application, plan: Plan = 'premium') {
  signedIn({ profile: profileWith({ [app]: shown }, { plan }) });
  // Its code comes when it comes, and asks.
  answer(listTutorialVideos, listed());
  await renderOnPage(() => <ConnectionCard app={app} onChoose={() => undefined} />);
  await screen.findByRole('article', { name: CHANNELS[app].name });
}

it('praises a network to those who do not have it, and to nobody else', async () => {
  const praised = async (plan: Plan, instagram = application()) => {
    await show('instagram', instagram, plan);
    const said = [screen.queryByText('PRO'), screen.queryByText(/^Share images and reels/)].map(Boolean);
    cleanup();
    return said;
  };
  expect(await praised('premium', connected())).toEqual([false, false]);
  expect(await praised('premium')).toEqual([true, true]);
  // What the plan no longer includes says what would bring it back.
  expect(await praised('free', connected())).toEqual([true, true]);
});

it.each([
  [
    'what it may not do beside publishing',
    { missing_permissions: [{ call: 'figures', permission: 'read_insights' }] },
    /^Facebook doesn’t let us see your Page’s stats\. .* there are no stats\./,
  ],
  ['when it ends', { data_access_ends_at: '2027-01-03T17:00:00Z' }, /stop sharing stats .*: Jan 3, 2027\./],
] as const)(
  'says of a page %s, and offers a new consent',
  async (_, more, said) => {
    const missing = 'missing_permissions' in more ? { missing_permissions: [...more.missing_permissions] } : more;
    await show('facebook', connected({ data: { ...pageData, ...missing } }));
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    cleanup();
    await show('facebook', connected());
    expect(screen.queryByText(said)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
  60_000,
);
