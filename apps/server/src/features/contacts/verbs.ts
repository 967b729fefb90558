export { addContact } from './changing/add-contact.ts';
export { changeContact, deleteContact, optInContact, optOutContact, readContact } from './changing/change-contact.ts';
export { listConsent } from './consent/list-consent.ts';
export { presentContact, presentList } from './present.ts';
export { listContacts } from './reading/list-contacts.ts';
export { presentPage } from './reading/present-page.ts';
