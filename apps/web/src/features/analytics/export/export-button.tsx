import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import type { Report } from '../report.ts';
import type { Format } from './save-report.ts';

/** Saves what is seen as a file. Off until everything is there: a file with holes would not say so. */
export function ExportButton({ report }: { readonly report: Report | null }) {
  const t = useTranslations('analytics');
  const tStats = useTranslations('stats');
  const { locale } = useFormats();
  const profile = useProfile();
  const save = useAction<Format>({
    run: async (format) => {
      if (report === null) return;
      const { saveReport } = await import('./save-report.ts');
      await saveReport(format, { report, profile, words: { t, tStats }, locale });
    },
    success: t('export.done'),
    failure: t('export.failed'),
  });
  return (
    <DeferredMenu
      target={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.7} />}
          loading={save.pending}
          disabled={report === null}
        >
          {t('export.open')}
        </Button>
      }
      load={() => withWords(['analytics'], () => import('./export-menu.tsx'))}
      with={{ onChoose: save.run }}
    />
  );
}
