export { fillDemo } from './fill.ts';
export { resetDemo } from './reset.ts';
