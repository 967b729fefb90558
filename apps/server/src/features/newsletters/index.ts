export { openAccount } from './account/open-account.ts';
