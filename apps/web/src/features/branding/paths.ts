export { brandingPaths } from '@waypost/contract/branding';
