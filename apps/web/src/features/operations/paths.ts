export { operationsPaths } from '@waypost/contract/operations';
