export { postsPaths } from '@waypost/contract/posts';
