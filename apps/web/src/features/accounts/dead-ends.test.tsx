import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimInstallation,
  confirmPasswordReset,
  getFirstRun,
  requestPasswordReset,
  signUp,
  verifyEmail,
} from '@waypost/contract/accounts';
import type { FunctionComponent } from 'react';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { user as account } from '../../testing/fixtures.ts';
import { renderOnPage } from '../../testing/render.tsx';
import FirstRunPage from './first-run/first-run-page.tsx';
import ResetPasswordPage from './recovery/reset-password-page.tsx';
import SignUpPage from './sign-up/sign-up-page.tsx';
import VerifyEmailPage from './sign-up/verify-email-page.tsx';

const NOBODY = { user: null, profile: null, profiles: [] };
const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
async function fill(label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}
const open = (page: FunctionComponent, address = '/?token=abc') => renderOnPage(page, address);
const used = () => refuse(400, { token: ['This link has expired.'] });

it('asks for a new link where the one that sets a password is used up', async () => {
  signedIn(NOBODY);
  answer(confirmPasswordReset, used);
  answer(requestPasswordReset, undefined);
  await open(ResetPasswordPage);
  await fill('New password', 'seven nights at sea');
  await press('Save password');
  await screen.findByRole('heading', { name: 'This link no longer works' });
  await fill('Email', 'ana@agency.ca');
  await press('Send link');
  await screen.findByText(/If there’s an account for ana@agency.ca/);
  expect(asked.at(-1)?.body).toBe('{"email":"ana@agency.ca"}');
});

it('leads from a used confirmation link to a new one, and says where the email is confirmed already', async () => {
  answer(verifyEmail, used);
  signedIn(NOBODY);
  const { unmount } = await open(VerifyEmailPage);
  await press('Confirm email');
  const signIn = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
  expect(signIn.getAttribute('href')).toContain('next=%2Faccounts%2Fverify%2F');
  unmount();
  signedIn({ user: { ...account, email_verification: true } });
  await open(VerifyEmailPage);
  await press('Confirm email');
  await screen.findByRole('heading', { name: 'Email confirmed' });
});

it('shows whoever may have an account the ways into it', async () => {
  signedIn(NOBODY);
  answer(signUp, () => refuse(400, { user_message: 'We couldn’t create an account with these details.' }));
  await open(SignUpPage);
  await fill('First name', 'Ida');
  await fill('Last name', 'Berg');
  await fill('Email', 'ida@agency.example');
  await fill('Password', 'seven nights at sea');
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('link', { name: 'Reset your password' })).toBeNull();
  await press('Create account');
  const reset = await screen.findByRole('link', { name: 'Reset your password' });
  expect(reset.getAttribute('href')).toContain('/accounts/password_reset');
});

it('says of a wrong code beside its field, which has the cursor', async () => {
  signedIn();
  answer(getFirstRun, { open: true });
  answer(claimInstallation, () => refuse(400, { code: ['This code doesn’t work.'] }));
  await open(FirstRunPage);
  await fill('Code', 'AAAA');
  await press('Become administrator');
  await screen.findByText('This code doesn’t work.');
  const field = screen.getByLabelText('Code');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field);
});
