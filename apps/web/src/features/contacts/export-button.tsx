import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ContactList, exportContacts } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';

interface Props {
  readonly list: ContactList;
  readonly onAsked: (list: ContactList) => void;
}

/** Has a workbook made of the list; while it is made the button says so (CONTACT-026, 029, 030). */
export function ExportButton({ list, onAsked }: Props) {
  const t = useTranslations('contacts.screen');
  const ask = useAction({
    run: () => call(exportContacts, { params: { contact_list: list.id }, body: { emarketing: list.emarketing } }),
    success: t('exportAsked'),
    failure: t('exportFailed'),
    onSuccess: onAsked,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.7} />}
      loading={ask.pending}
      disabled={list.is_exporting}
      onClick={() => ask.run()}
    >
      {t(list.is_exporting ? 'exporting' : 'export')}
    </Button>
  );
}
