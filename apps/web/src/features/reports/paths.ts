export { reportsPaths } from '@waypost/contract/reports';
