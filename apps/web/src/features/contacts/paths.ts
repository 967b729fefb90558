export { contactsPaths } from '@waypost/contract/contacts';
