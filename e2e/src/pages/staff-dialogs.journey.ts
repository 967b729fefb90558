import { becomeWriter, beginCampaign } from '../steps/campaigns.ts';
import { giveContacts } from '../steps/contacts.ts';
import { button, choose, dialog, leave, press, walk, walkAround } from '../steps/dialogs.ts';
import { beginPostCampaign } from '../steps/post-campaigns.ts';
import { test } from '../world/world.ts';

test.use({ bypassCSP: true, actionTimeout: 15_000 });

test('What superusers are asked, and what asks before a profile or an account goes, is walked by keyboard alone', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const advisor = await world.advisor();
  const { profile } = advisor;
  const { id } = (await world.db.row<{ id: number }>(
    `WITH s AS (UPDATE users SET is_superuser = true WHERE id = (SELECT user_id FROM profiles WHERE id = $1))
     INSERT INTO users (email, first_name, last_name, invited_at)
     VALUES ('ida-' || $1 || '@harbour.example', 'Ida', 'Berg', clock_timestamp()) RETURNING id`,
    [profile],
  )) ?? { id: 0 };
  await page.goto(`/admin/users/${id}/`);
  await walk(page, button(page, 'Withdraw invitation'), dialog(page, 'Withdraw this invitation?'));
  const role = page.getByRole('switch', { name: 'Superuser' });
  await role.focus();
  await page.keyboard.press('Space');
  await walk(
    page,
    button(page.locator('form').filter({ has: role }), 'Save'),
    dialog(page, 'Change the superuser role?'),
  );
  await walk(page, button(page, 'Downgrade billing account'), dialog(page, 'Downgrade this account?'));
  await world.db.run("UPDATE users SET plan = 'pro' WHERE id = $1", [id]);
  await page.reload();
  await walk(page, button(page, 'Downgrade billing account'), dialog(page, 'Can’t downgrade yet'));
  await press(page, page.getByRole('combobox', { name: 'Plan' }));
  await page.getByRole('option', { name: 'Free' }).click();
  await walk(
    page,
    button(page.locator('form').filter({ has: page.getByRole('combobox', { name: 'Plan' }) }), 'Save'),
    dialog(page, 'Take PRO away?'),
  );
  // Shown to nobody else, and gone again afterwards.
  await world.db.run(
    "INSERT INTO legal_texts (document, locale, version, body) VALUES ('tracking', 'es', 1, 'Hola')",
    [],
  );
  await page.goto('/admin/legal/?document=tracking&language=es');
  await walk(page, button(page, 'Use standard text'), dialog(page, 'Go back to the standard text?'));
  await world.db.run("DELETE FROM legal_texts WHERE document = 'tracking' AND locale = 'es'", []);
  await page.goto('/admin/videos/');
  await walk(page, button(page, 'New video'), dialog(page, 'New video'));
  await page.goto('/admin/plans/');
  await walk(page, button(page, 'New plan'), dialog(page, 'New plan'));
  await walk(
    page,
    page.getByRole('listitem', { name: 'PRO' }).getByRole('button', { name: 'Delete' }),
    dialog(page, 'Delete PRO?'),
  );
  const { supplier } = (await world.db.row<{ supplier: number }>(
    `WITH p AS (INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
       VALUES ($1::bigint, 'ida-' || $1::bigint, 'Ida', 'Berg', 'ida@harbour.example', true))
     INSERT INTO suppliers (supplier_name, supplier_label) VALUES ('harbour-line-' || $1::bigint, 'Harbour Line') RETURNING id AS supplier`,
    [id],
  )) ?? { supplier: 0 };
  await page.goto(`/admin/users/${id}/`);
  await walk(page, button(page, 'Supplier manager: Ida Berg'), dialog(page, 'Supplier manager'));
  await page.goto('/admin/suppliers/');
  await walk(page, button(page, 'Add supplier'), dialog(page, 'New supplier'));
  await page.goto(`/admin/suppliers/${supplier}/`);
  await walk(page, button(page, 'Delete supplier'), dialog(page, 'Delete Harbour Line?'));
  await page.goto('/admin/taxonomies/');
  await walk(page, button(page, 'New term'), dialog(page, 'New term'));
  const failed = await world.post(advisor, 'Fjords in May', 90);
  await world.db.run(
    "UPDATE scheduled_postings SET phase = 'rejected', status = 20, next_step_at = NULL, preflight_at = NULL WHERE id = $1",
    [failed],
  );
  await page.goto('/admin/operations/posts/?state=failed');
  await walk(
    page,
    page.getByRole('button', { name: new RegExp(`^Retry post no\\. ${failed} of `) }),
    dialog(page, 'Publish this post now?'),
  );
  await world.db.run(
    `INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
     SELECT user_id, slug || '-two', 'Ida', 'Two', email, true FROM profiles WHERE id = $1`,
    [profile],
  );
  await page.goto('/accounts/account_settings/');
  await walk(page, button(page, 'Sign out everywhere'), dialog(page, 'Sign out everywhere?'));
  await walk(page, button(page, 'Rename Ida Two'), dialog(page, 'Rename profile'));
  await walk(page, button(page, 'Delete Ida Two'), dialog(page, 'Delete Ida Two?'));
  await walk(page, button(page, 'Delete my account'), dialog(page, 'Delete your account?'));
});

test('What those who write newsletters are asked is walked by keyboard alone', async ({ page, world }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const advisor = await world.advisor();
  await giveContacts(world, advisor, ['Omar', 'Ingrid']);
  await becomeWriter(world, advisor);
  await page.goto('/admin/emailcampaigns/');
  await walk(page, button(page, 'New newsletter').first(), dialog(page, 'New newsletter'));
  const id = await beginCampaign(page, world, 'Fjords in spring');
  await page.goto(`/admin/emailcampaigns/${id}/`);
  await walk(page, button(page, 'Send test'), dialog(page, 'Send a test'));
  await walk(page, button(page, 'Publish'), dialog(page, 'Publish newsletter'));
  await press(page, page.getByRole('button', { name: 'Edit block 2: Image' }));
  await walk(page, button(page, 'Choose image'), dialog(page, 'Choose an image'));
  await page.goto(`/admin/emailcampaigns/${id}/?tab=settings`);
  await walk(page, button(page, 'Manage suppliers'), dialog(page, 'Suppliers'));
  await world.db.run(
    `WITH c AS (
       UPDATE email_campaigns SET state = 'published', fire_at = app_now() + interval '9 days',
         edit_by = app_now() + interval '8 days', published_at = app_now() WHERE id = $1 RETURNING id, fire_at)
     INSERT INTO newsletters (campaign_id, account_id, profile_id, subject, fire_at)
     SELECT c.id, a.id, a.profile_id, 'Fjords in spring', c.fire_at FROM c, newsletter_accounts a WHERE a.profile_id = $2`,
    [id, advisor.profile],
  );
  await page.goto(`/admin/emailcampaigns/${id}/`);
  await walk(page, button(page, 'Cancel newsletter'), dialog(page, 'Cancel this newsletter?'));
});

test('What those who write campaigns are asked is walked by keyboard alone', async ({ page, world }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await becomeWriter(world, await world.advisor());
  const { id, postings } = await beginPostCampaign(page, world, { title: 'Fjords in May', posts: 1 });
  await page.goto('/admin/campaigns/');
  await walk(page, button(page, 'New campaign'), dialog(page, 'New campaign'));
  const more = button(page, 'Actions for Fjords in May');
  await choose(page, more, 'Duplicate');
  await walkAround(page, dialog(page, 'Duplicate campaign'));
  await leave(page, dialog(page, 'Duplicate campaign'), more);
  await page.goto(`/admin/campaigns/${id}/?posting=${postings[0]}`);
  await walk(page, button(page, 'Publish'), dialog(page, 'Publish campaign'));
  await walk(page, button(page, 'Add images or a video'), dialog(page, 'Choose images or a video'));
  await page.goto(`/admin/campaigns/${id}/?tab=previews`);
  await walk(page, button(page, 'Edit Fjords'), dialog(page, 'Edit link preview'));
  await world.db.run('UPDATE campaigns SET published_at = app_now() WHERE id = $1', [id]);
  await page.goto(`/admin/campaigns/${id}/?posting=${postings[0]}`);
  await page.getByRole('textbox', { name: 'Text' }).fill('Waterfalls');
  await walk(page, button(page, 'Save changes'), dialog(page, 'Save changes'));
});
