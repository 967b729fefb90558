import { address } from '../wire/address.ts';

export const noticesPaths = {
  /** With the token of a mail's link nobody has to sign in. */
  notices: address('/accounts/notices/', ['token']),
};
