export { newslettersPaths } from '@waypost/contract/newsletters';
