// What is done with an account, loaded by who does it first: no start waits for it.
export { changeAccount } from './change-account.ts';
export { checkNow, removeDomain, saveDomain } from './domains/save-domain.ts';
export { accountOf } from './present-account.ts';
export { removeAccount } from './remove-account.ts';
export { signUp } from './sign-up.ts';
