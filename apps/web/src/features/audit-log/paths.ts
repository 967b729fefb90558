export { auditPaths } from '@waypost/contract/audit-log';
