import { feature } from '../../platform/feature/feature.ts';
import type { GuideDeps } from './deps.ts';
import { registerGuideRoutes } from './routes.ts';

export const guides = feature<GuideDeps>({ routes: registerGuideRoutes });
