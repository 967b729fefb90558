import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { resendVerification } from '@waypost/contract/accounts';
import { getBilling } from '@waypost/contract/billing';
import { expect, it, vi } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../testing/api.ts';
import { user } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { billingAccount } from '../testing/billing-account.ts';
import { BillingWidget } from './billing-widget.tsx';

const ORIGIN = window.location.origin;
const WIDGET = { document: '/billing-widget/', fallback: 'https://agency.outseta.example/profile' };

async function show() {
  signedIn();
  const onChanged = vi.fn();
  const account = { ...billingAccount(), widget: WIDGET };
  await renderInApp(<BillingWidget account={account} tab="planChange" planUid="WpProA01" onChanged={onChanged} />);
  const frame = (await screen.findByTitle('Payment service')) as HTMLIFrameElement;
  // No document is loaded here: what stands in the frame is played.
  const told = vi.fn();
  const inside = { postMessage: told } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  const say = (data: object, from: { origin?: string; source?: Window | null } = {}) =>
    act(async () => {
      const { origin = ORIGIN, source = inside } = from;
      window.dispatchEvent(
        new MessageEvent('message', { origin, source, data: { waypost: 'billing-widget', ...data } }),
      );
    });
  return { onChanged, frame, inside, told, say };
}

it('hands the token to our document alone, once it is ready, and never to an address', async () => {
  answer(getBilling, () => billingAccount({ token: 'key-to-the-till' }));
  const { onChanged, frame, inside, told, say } = await show();
  // Another window, another origin, another sender.
  await say({ type: 'ready' }, { origin: 'https://evil.example' });
  await say({ type: 'ready' }, { source: window });
  await say({ type: 'changed' }, { source: window });
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source: inside, data: { type: 'ready' } }));
  });
  await waitFor(() => expect(asked.some(({ url }) => url.includes('token=true'))).toBe(true));
  expect([told.mock.calls.length, onChanged.mock.calls.length]).toEqual([0, 0]);
  await say({ type: 'ready' });
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls).toEqual([
    [
      {
        ...{ waypost: 'billing-widget', type: 'open', token: 'key-to-the-till' },
        ...{ tab: 'planChange', planUid: 'WpProA01', term: 'annual' },
      },
      ORIGIN,
    ],
  ]);
  expect(frame.src).not.toContain('key');
  await say({ type: 'opened' });
  expect(screen.queryByRole('status')).toBeNull();
  await say({ type: 'height', px: 512.4 });
  expect(frame.height).toBe('513');
  // Short pages leave no empty place below them.
  await say({ type: 'height', px: 210 });
  expect(frame.height).toBe('210');
  await say({ type: 'height', px: 'javascript:1' });
  expect(frame.height).toBe('96');
  await say({ type: 'changed' });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('where the script is held back, says so and leads to the provider’s own page; a second try begins anew', async () => {
  let given = 0;
  answer(getBilling, () => billingAccount({ token: `key-${++given}` }));
  const { say } = await show();
  await say({ type: 'ready' });
  await say({ type: 'failed', why: 'blocked' });
  expect(screen.getByRole('alert').textContent).toContain('couldn’t be loaded');
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(WIDGET.fallback);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Payment service')).toBeDefined();
  await waitFor(() => expect(given).toBe(2));
});

it('asks who has not confirmed her email for that first, sends her another link, and goes on afterwards', async () => {
  let confirmed = false;
  answer(getBilling, () =>
    confirmed ? billingAccount({ token: 'key' }) : refuse(400, { code: 'email_unverified', user_message: 'First.' }),
  );
  const sent = vi.fn(() => undefined);
  answer(resendVerification, sent);
  signedIn({ user: { ...user, email: 'ida@fjord.example' } });
  const account = { ...billingAccount(), widget: WIDGET };
  await renderInApp(<BillingWidget account={account} tab="billing" planUid={null} onChanged={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toContain('ida@fjord.example');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  confirmed = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Payment service')).toBeDefined();
});

it('where the provider is away, says that nothing is lost, and tries again on the same screen', async () => {
  let away = true;
  answer(getBilling, () => (away ? refuse(503, { user_message: 'Away.' }) : billingAccount({ token: 'key' })));
  signedIn();
  const account = { ...billingAccount(), widget: WIDGET };
  await renderInApp(<BillingWidget account={account} tab="billing" planUid={null} onChanged={() => undefined} />);
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('can’t be reached');
  away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Payment service')).toBeDefined();
  cleanup();
});
