export { profilesPaths } from '@waypost/contract/profiles';
