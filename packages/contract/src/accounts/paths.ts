import { address } from '../wire/address.ts';

export const accountsPaths = {
  /** Leads back to `next` afterwards. */
  signIn: address('/accounts/login/', ['next']),
  signUp: address('/accounts/signup/'),
  /** Where the code that the API prints is entered, once. */
  firstRun: address('/accounts/first/'),
  forgotPassword: address('/accounts/password_reset/'),
  resetPassword: address('/accounts/reset/', ['token']),
  verifyEmail: address('/accounts/verify/', ['token']),
  settings: address('/accounts/account_settings/'),
  users: address('/admin/users/', ['show']),
  user: address('/admin/users/$user/'),
  invite: address('/admin/users/invite/'),
  invitation: address('/accounts/invitation/', ['token']),
};
