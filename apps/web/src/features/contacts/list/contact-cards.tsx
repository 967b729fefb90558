import { Text } from '@mantine/core';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from '../contacts.module.css';
import { ContactActions, type Rows } from './contact-actions.tsx';
import { ContactStatus } from './contact-status.tsx';

/** On a phone: one below the other. */
export function ContactCards({ contacts, ...verbs }: Rows) {
  const { date } = useFormats();
  return (
    <ul className={classes.cards}>
      {contacts.map((contact) => (
        <li key={contact.id} className={classes.card}>
          <div className={classes.words}>
            <Text fw={560} className={classes.name}>
              {`${contact.first_name} ${contact.last_name}`.trim() || contact.email}
            </Text>
            <Text size="sm" c="dimmed" className={classes.email}>
              {contact.email}
            </Text>
            <div className={classes.state}>
              <ContactStatus status={contact.optout_status} />
              {contact.optout_date !== null && (
                <Text component="span" size="sm" c="dimmed">
                  {date(contact.optout_date)}
                </Text>
              )}
            </div>
          </div>
          <ContactActions contact={contact} {...verbs} />
        </li>
      ))}
    </ul>
  );
}
