export { membershipPaths } from '@waypost/contract/membership';
