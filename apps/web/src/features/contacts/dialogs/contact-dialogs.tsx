import type { ContactList } from '@waypost/contract/contacts';
import { pageKey } from '../api.ts';
import { ContactForm } from './contact-form.tsx';
import { History } from './history.tsx';
import type { Opened, Shared } from './opened.ts';
import { OptIn } from './opt-in.tsx';
import { DeleteContact, OptOut } from './questions.tsx';

interface Props {
  readonly profile: number;
  readonly list: ContactList;
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** The dialog that is open: its code comes when the first of them is. */
export default function ContactDialogs({ profile, list, opened, onClose }: Props) {
  const shared: Shared = { onClose, reads: pageKey(profile) };
  switch (opened.dialog) {
    case 'add':
      return <ContactForm list={list} contact={null} {...shared} />;
    case 'edit':
      return <ContactForm list={list} contact={opened.contact} {...shared} />;
    case 'optOut':
      return <OptOut contact={opened.contact} {...shared} />;
    case 'optIn':
      return <OptIn contact={opened.contact} {...shared} />;
    case 'delete':
      return <DeleteContact contact={opened.contact} {...shared} />;
    case 'history':
      return <History id={opened.id} onClose={onClose} />;
  }
}
