import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';
import type { Format } from './save-report.ts';

const FORMATS = ['xlsx', 'csv'] as const satisfies readonly Format[];

export default function ExportMenu({ target, onChoose }: MenuOf & { readonly onChoose: (format: Format) => void }) {
  const t = useTranslations('analytics.export');
  return (
    <OpenedMenu target={target} position="bottom-end">
      {FORMATS.map((format) => (
        <Menu.Item key={format} onClick={() => onChoose(format)}>
          {t(format)}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
