import { expect, type Page } from '@playwright/test';
import type { Advisor } from '../world/advisor.ts';

interface Target {
  /** As the product names the network. */
  readonly name: string;
  /** The button of the fake network's consent. */
  readonly consent: string;
  readonly selector: string;
  readonly page: string | RegExp;
}

const TARGETS: readonly Target[] = [
  {
    name: 'Facebook',
    consent: 'Continue as Marina Duval',
    selector: 'Choose a Facebook Page',
    page: /^Northern Lights Cruises/,
  },
  {
    name: 'Instagram',
    consent: 'Continue as Marina Duval',
    selector: 'Choose an Instagram account',
    page: /^@?northernlightscruises/,
  },
  {
    name: 'LinkedIn',
    consent: 'Allow',
    selector: 'Choose a LinkedIn profile or organization',
    // Here Marina is an administrator: LinkedIn shows figures to nobody else.
    page: /^Blue Fjord Travel/,
  },
];

/** Gives consent on all three fake networks, on their own pages, and chooses a page on each. */
export async function connectNetworks(page: Page, { slug }: Pick<Advisor, 'slug'>): Promise<void> {
  await page.goto(`/${slug}/connections/`);
  for (const { name, consent, selector, page: chosen } of TARGETS) {
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('button', { name: consent }).click();
    // Instagram asks on the card; the others open the dialog by themselves.
    if (name === 'Instagram') await card.getByRole('button', { name: 'Choose page' }).click();
    const dialog = page.getByRole('dialog', { name: selector });
    await dialog.getByRole('radio', { name: chosen }).check();
    await dialog.getByRole('button', { name: 'Use this page' }).click();
    // A company page is named as what it is from then on.
    const connected = page.getByRole('article', { name: name === 'LinkedIn' ? 'Company Page' : name });
    await expect(connected.getByText('Connected', { exact: true })).toBeVisible();
  }
}
