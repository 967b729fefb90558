import { Button, Select } from '@mantine/core';
import type { CampaignStats } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import classes from '../reports.module.css';

interface Props {
  readonly suppliers: CampaignStats['summary']['suppliers'];
  readonly chosen: number | undefined;
  readonly onChoose: (supplier: number | null) => void;
}

/** One supplier of the campaign, or all again (NEWS-031, NEWS-032). */
export function SupplierPicker({ suppliers, chosen, onChoose }: Props) {
  const t = useTranslations('reports.campaign');
  const data = Object.entries(suppliers).map(([value, label]) => ({ value, label }));
  if (data.length === 0 && chosen === undefined) return null;
  return (
    <div className={classes.tools}>
      <Select
        className={classes.choice}
        aria-label={t('supplier')}
        placeholder={t('allSuppliers')}
        data={data}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(value) => onChoose(value === null ? null : Number(value))}
      />
      {chosen !== undefined && (
        <Button variant="default" onClick={() => onChoose(null)}>
          {t('viewAll')}
        </Button>
      )}
    </div>
  );
}
