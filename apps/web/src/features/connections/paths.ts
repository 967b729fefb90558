export { connectionsPaths } from '@waypost/contract/connections';
