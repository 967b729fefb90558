export { noticesPaths } from '@waypost/contract/notices';
