import { type Ground, world } from '../platform/world.ts';
import type { Billing } from './context.ts';
import { BillingControl } from './control/control.ts';
import { serveBillingControl } from './control/routes.ts';
import { BILLING_DEMO, seedBilling } from './demo.ts';
import { liveAll } from './life/live.ts';
import { serveBillingPages } from './pages/billing-pages.ts';
import { defaultBillingSettings } from './settings.ts';
import { BillingState } from './state.ts';
import { Webhooks } from './webhooks.ts';
import { serveWidget } from './widget/serve-widget.ts';
import { accountEntity } from './wire/entities.ts';
import { Quota } from './wire/quota.ts';
import { Tokens } from './wire/tokens.ts';
import { outsetaWire } from './wire/wire.ts';

/** How often it is seen whether a cycle has ended: nobody need ask for it. */
const TICK_MS = 500;

function createBilling({ journal, clock, publicUrl, credentials }: Ground): Billing {
  const { key } = BILLING_DEMO.billing;
  const state = new BillingState(journal);
  if (state.plans.size === 0) seedBilling(state, clock.now());
  const settings = defaultBillingSettings(credentials.SANDBOX_BILLING_WEBHOOK ?? null);
  const billing: Omit<Billing, 'webhooks'> = {
    ...{ key, state, settings, clock, publicUrl },
    quota: new Quota(),
    tokens: new Tokens(state, clock, publicUrl),
  };
  const webhooks = new Webhooks(settings, key.webhookKey, (account) => accountEntity(whole, account));
  const whole: Billing = { ...billing, webhooks };
  return whole;
}

export const billing = world({
  demo: BILLING_DEMO,
  play: (ground) => {
    const played = createBilling(ground);
    const control = new BillingControl(played);
    let timer: NodeJS.Timeout | undefined;
    return {
      controls: { billing: control },
      serveControl: (app) => serveBillingControl(app, control),
      wire: outsetaWire(played),
      servePages: (app) => {
        serveWidget(app, played);
        serveBillingPages(app, played, control);
      },
      cards: [
        {
          title: 'Payment provider',
          path: '/outseta/',
          text: () => `${played.state.accounts.size} customers and what they pay for`,
        },
      ],
      reset: () => {
        const { webhookUrl } = played.settings;
        played.webhooks.clear();
        played.state.clear();
        // The clock goes back to real time with everything else.
        seedBilling(played.state, Date.now());
        Object.assign(played.settings, defaultBillingSettings(webhookUrl));
        played.quota.clear();
      },
      open: async () => {
        timer = setInterval(() => liveAll(played), TICK_MS).unref();
      },
      close: async () => {
        clearInterval(timer);
        played.webhooks.clear();
      },
    };
  },
});
