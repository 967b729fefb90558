import { becomeWriter } from '../steps/campaigns.ts';
import { pickTomorrow } from '../steps/composer.ts';
import { giveContacts } from '../steps/contacts.ts';
import { button, dialog, hasFocus } from '../steps/dialogs.ts';
import { expect, test } from '../world/world.ts';

test('Staff write a newsletter, mend what the checks find, and publish it; its advisor finds her copy', async ({
  page,
  world,
}) => {
  test.setTimeout(150_000);
  const advisor = await world.advisor();
  await giveContacts(world, advisor, ['Omar', 'Ingrid']);
  await becomeWriter(world, advisor);
  // Hers alone: other journeys' advisors are elsewhere.
  await world.db.run("UPDATE profiles SET country_id = (SELECT id FROM countries WHERE iso2 = 'MX') WHERE id = $1", [
    advisor.profile,
  ]);
  await page.goto('/admin/emailcampaigns/');
  await button(page, 'New newsletter').first().click();
  await dialog(page, 'New newsletter').getByRole('textbox', { name: 'Name' }).fill('Fjords in spring');
  await page.keyboard.press('Enter');

  // Its envelope, an introduction with the reader's name, a text and a button that leads nowhere yet.
  await page.getByRole('textbox', { name: 'Subject' }).fill('Waterfalls at their fullest');
  await page.getByRole('textbox', { name: 'Preview text' }).fill('Four fjords before the crowds come');
  await page.getByRole('textbox', { name: 'Introduction' }).click();
  await page.keyboard.type('Hello {{contact.first_name|there}}, spring is the time to go.');
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toContainText('Reader’s first name · there');
  const add = page.getByRole('region', { name: 'Add a block' });
  await button(add, 'Button').click();
  await page.keyboard.type('See the sailings');
  await button(add, 'Text').click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await hasFocus(text);
  await page.keyboard.type('Nærøyfjord is at its loudest in May.');

  // The text goes above the button: by keys, and once more after a step back.
  const blocks = page.getByRole('button', { name: /^Edit block/ });
  await button(page, 'Edit block 2: Text').press('Alt+ArrowUp');
  await expect(blocks).toHaveText(['Text', 'Button']);
  await button(page, 'Undo').click();
  await expect(blocks).toHaveText(['Button', 'Text']);
  await button(page, 'Move block 2: Text').press('Space');
  await expect(page.getByText(/^Text (picked up|is) at position 2 of 2\.$/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Text is at position 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(blocks).toHaveText(['Text', 'Button']);
  await expect(page.getByText('Saved just now')).toBeVisible();
  await page.reload();
  await expect(blocks).toHaveText(['Text', 'Button']);
  await expect(page.frameLocator('iframe[title="Preview of the newsletter"]').getByText('Hello there')).toBeVisible();

  // What is missing is said before it can go out, and where it is missing.
  await page.getByText('Checks (1)').click();
  await page.getByRole('button', { name: /^A link has no address/ }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await hasFocus(link);
  await page.keyboard.type('https://fjords.example/spring');
  await expect(page.getByText('Checks', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Mexico' }).click();
  await button(page, 'Publish').click();
  const publishing = dialog(page, 'Publish newsletter');
  await pickTomorrow(page, publishing.getByRole('button', { name: /^Goes out/ }), { hours: '11', minutes: '30' });
  // A day before would be over already, later in the day.
  await pickTomorrow(page, publishing.getByRole('button', { name: /^Advisors can edit/ }), {
    hours: '10',
    minutes: '30',
  });
  await expect(publishing).toContainText('1 advisor gets a copy, for 1 contact in all.');
  await button(publishing, 'Publish').click();
  await expect(page.getByText('Newsletter published')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Advisors’ copies' })).toContainText('1 copyScheduled1');

  await page.goto(`/${advisor.slug}/emarketing/post/`);
  await page.getByRole('link', { name: 'Waterfalls at their fullest' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('spring is the time to go').first()).toBeVisible();

  // Staff stop it for good: her copy is no longer to come.
  await page.goto('/admin/emailcampaigns/?state=published&country=MX');
  await page.getByRole('link', { name: 'Fjords in spring' }).click();
  await button(page, 'Cancel newsletter').click();
  await button(dialog(page, 'Cancel this newsletter?'), 'Cancel newsletter').click();
  await expect(page.getByText('Newsletter cancelled')).toBeVisible();
  await page.goto(`/${advisor.slug}/emarketing/post/`);
  await expect(page.getByText('Waterfalls at their fullest')).toHaveCount(0);
});
