import { openMail } from '../steps/networks.ts';
import { details, openPost, post, toast } from '../steps/posts.ts';
import { expect, test } from '../world/world.ts';

const TEXT = 'The last cabins of the season';
const REASON = 'Facebook didn’t accept something in this post. Check its text, link and images.';

test('A post that Facebook refuses says why, mails its advisor, and goes out after Retry', async ({ page, world }) => {
  const advisor = await world.advisor();
  await world.network.fault({
    method: 'POST',
    path: '/feed$',
    action: { kind: 'graph_error', code: 100, message: 'Invalid parameter' },
  });
  await world.post(advisor, TEXT);
  await page.goto(`/${advisor.slug}/posts/`);
  await expect(post(page, TEXT)).toContainText('Post error');
  await expect(post(page, TEXT)).toContainText(REASON);

  const inbox = await openMail(page, world, advisor.email);
  await expect(
    inbox.getByRole('heading', { name: `A post couldn’t be published on ${advisor.pageName}` }),
  ).toBeVisible();
  await inbox.close();

  await openPost(page, TEXT);
  await expect(details(page).getByRole('region', { name: 'What happened' })).toContainText('Refused');
  await details(page).getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Trying to post again now')).toBeVisible();
  await expect(details(page).getByRole('region', { name: 'What happened' })).toContainText('Published');
  await expect(details(page)).toContainText('Posted');
  await page.goto(`${world.network.url}/facebook/wall/${advisor.page}`);
  await expect(page.getByText(TEXT)).toHaveCount(1);
});
