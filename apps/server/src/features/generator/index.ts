export { registerGeneratorRoutes } from './routes.ts';
