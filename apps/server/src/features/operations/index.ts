import { feature } from '../../platform/feature/feature.ts';
import type { OperationsDeps } from './deps.ts';
import { registerOperationRoutes } from './routes.ts';

export type { OperationsDeps } from './deps.ts';

export const operations = feature<OperationsDeps>({ routes: registerOperationRoutes });
