import { feature } from '../../platform/feature/feature.ts';
import { registerAuditRoutes } from './routes.ts';

export const auditLog = feature({ routes: registerAuditRoutes });
