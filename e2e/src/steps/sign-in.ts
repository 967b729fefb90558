import type { Page } from '@playwright/test';

/** As the demo person, by the button that an installation without networks of its own shows. */
export async function signInAs(page: Page, role: 'advisor' | 'staff', path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: `Sign in as demo ${role}` }).click();
}
