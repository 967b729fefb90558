export { accountsPaths } from '@waypost/contract/accounts';
