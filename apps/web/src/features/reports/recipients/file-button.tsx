import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  exportRecipients,
  type NewsletterReport,
  RECIPIENTS_AT_ONCE,
  recipientsAddress,
} from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { reportKey } from '../api.ts';

/** All recipients as a workbook: at once where they are few, else made in the background and kept for a while. */
export function FileButton({ report }: { readonly report: NewsletterReport }) {
  const t = useTranslations('reports.file');
  const { date } = useFormats();
  const queries = useQueryClient();
  const ask = useAction({
    run: () => call(exportRecipients, { params: { id: report.id } }),
    success: t('asked'),
    failure: t('failed'),
    onSuccess: (answer) => queries.setQueryData([...reportKey(report.id), 'report'], answer),
  });
  const { file, totals, read_only } = report;
  if (totals === null || totals.audience === 0 || read_only) return null;
  const icon = <IconDownload size={16} stroke={1.7} />;
  if (totals.audience <= RECIPIENTS_AT_ONCE)
    return (
      <Button component="a" variant="default" leftSection={icon} href={recipientsAddress(report.id)} download>
        {t('export')}
      </Button>
    );
  return (
    <Group gap="sm">
      {file.url !== null && (
        <Text size="sm">
          <Anchor href={file.url} download>
            {t('download')}
          </Anchor>{' '}
          {file.until !== null && t('until', { date: date(file.until) })}
        </Text>
      )}
      {file.failed && !file.making && (
        <Text size="sm" role="alert">
          {t('failed')}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={icon}
        loading={ask.pending}
        disabled={file.making}
        onClick={() => ask.run()}
      >
        {t(file.making ? 'making' : 'export')}
      </Button>
    </Group>
  );
}
