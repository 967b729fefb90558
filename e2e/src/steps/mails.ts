import { expect, type Locator, type Page } from '@playwright/test';
import type { World } from '../world/world.ts';
import { button } from './dialogs.ts';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
}

/** The newest mail that somebody has got under this subject, as soon as it is there. */
export async function mailFor({ network }: World, to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  const look = async () => {
    const answer = await fetch(`${network.url}/__control/mails?to=${encodeURIComponent(to)}&limit=50`);
    found = ((await answer.json()) as Mail[]).find((mail) => mail.subject === subject);
    return found?.subject;
  };
  await expect.poll(look, { message: `a mail for ${to}`, timeout: 60_000 }).toBe(subject);
  if (found === undefined) throw new Error('no mail');
  return found;
}

/** The mail in the inbox of its recipient, with what can be done with it there. */
export async function openInbox(page: Page, { network }: World, { id }: Mail): Promise<void> {
  await page.goto(`${network.url}/inbox/${id}`);
}

/** Does as a recipient what a button of the inbox is for, and waits for what came of it. */
export async function asRecipient(page: Page, what: string | Locator, said: RegExp): Promise<void> {
  await (typeof what === 'string' ? button(page, what) : what).click();
  await expect(page.getByRole('status')).toHaveText(said);
}
