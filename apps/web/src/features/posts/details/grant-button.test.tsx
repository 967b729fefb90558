import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { application, pageData, profileWith } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { GrantButton } from './grant-button.tsx';

it('leads to where the missing permission is given, and is not there for what is allowed', async () => {
  const missing_permissions = [{ call: 'figures' as const, permission: 'read_insights' }];
  const facebook = application({ data: { ...pageData, missing_permissions } });
  signedIn({ profile: profileWith({ facebook }) });
  await renderOnPage(() => (
    <>
      <GrantButton app="facebook" call="comments" />
      <GrantButton app="facebook" call="figures" />
      <GrantButton app="instagram" call="figures" />
    </>
  ));
  const link = await screen.findByRole('link', { name: 'Give permission' });
  expect(link.getAttribute('href')).toContain('/blue-fjord/connections');
});
