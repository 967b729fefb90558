export { bundleOptions as default } from './bundles.ts';
