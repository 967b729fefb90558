import { feature } from '../../platform/feature/feature.ts';
import type { GeneratorDeps } from './deps.ts';
import { registerGeneratorRoutes } from './routes.ts';

export const generator = feature<GeneratorDeps>({ routes: registerGeneratorRoutes });
