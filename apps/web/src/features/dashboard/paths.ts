export { dashboardPaths } from '@waypost/contract/dashboard';
