import { expect, type Locator, type Page } from '@playwright/test';
import type { Advisor } from '../world/advisor.ts';
import { picture } from './picture.ts';

/** The text of the post; others belong to its pictures and to its first comment. */
export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });

export async function openComposer(page: Page, { slug }: Pick<Advisor, 'slug'>): Promise<void> {
  await page.goto(`/${slug}/generator/posts/`);
  await expect(page.getByRole('heading', { level: 1, name: 'New Social Post' })).toBeVisible();
}

/** Takes a picture from the disk through the upload tab of the media dialog. */
export async function addPicture(page: Page, name = 'fjord.png'): Promise<void> {
  await page.getByRole('button', { name: 'Add images' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose media' });
  await dialog.getByRole('tab', { name: 'Upload' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([picture(name)]);

  await expect(dialog.getByText('1 image selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use selected' }).click();
  await expect(page.getByRole('button', { name: 'Alternative text of image 1' })).toBeVisible();
}

/** Schedules what the composer holds for tomorrow, lands on the calendar, and goes on to the list. */
export async function scheduleTomorrow(page: Page, time: { hours: string; minutes: string }): Promise<void> {
  await pickTomorrow(page, page.getByRole('button', { name: 'Date and time' }), time);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'See posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(page.locator('[data-post-id]').first()).toBeInViewport();
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
}

/** Picks tomorrow (in Toronto) at the time in the calendar of a date field. */
export async function pickTomorrow(
  page: Page,
  field: Locator,
  /** In the morning. */
  time: { hours: string; minutes: string },
): Promise<void> {
  await field.click();
  const day = dayInToronto(1);
  // Inside the dialog that holds its field, when one does.
  const calendar = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('table') })
    .last();
  const button = calendar.getByRole('button', { name: day, exact: true });
  await button.click();
  await calendar.getByLabel('Time').fill(`${time.hours}:${time.minutes} AM`);
  await calendar.getByRole('button', { name: 'Use this time' }).click();
  await expect(calendar).toBeHidden();
}

/** As the calendar names its days: "22 November 2026". */
function dayInToronto(daysAhead: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Toronto',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return parts.format(new Date(Date.now() + daysAhead * 24 * 3_600_000));
}
