export { generatorScreens } from './routes.tsx';
