import { SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile, IconMailOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { newslettersFiles, type Variant } from '@waypost/contract/newsletters';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n/locale';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { type Advisor, AdvisorSelect } from './advisor-select.tsx';
import classes from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

interface Props {
  readonly campaign: number;
  readonly version: number;
  readonly country: string | null;
  readonly locale: Locale;
  readonly variant: Variant;
}
const DEVICES = { phone: IconDeviceMobile, desktop: IconDeviceDesktop } as const;
type Device = keyof typeof DEVICES;
const NAME_MAX = 60;

/** As a reader will get it: any advisor's client, on a phone or a desk, light or dark. Follows what is saved. Loaded by lazy-parts.tsx. */
export default function PreviewPanel({ campaign, version, country, locale, variant }: Props) {
  const t = useTranslations('authoring.preview');
  const [device, setDevice] = useState<Device>('phone');
  const [dark, setDark] = useState(false);
  const [advisor, setAdvisor] = useState<Advisor | null>(null);
  const [first, setFirst] = useState('');
  const [reader] = useDebouncedValue(first.trim(), DEBOUNCE_MS.keyword);
  const src = newslettersFiles.campaignPreview(campaign, {
    v: version,
    locale,
    dark,
    ...(advisor && { profile: advisor.profile }),
    ...(reader !== '' && { first: reader }),
  });
  return (
    <div className={classes.panel}>
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          aria-label={t('device')}
          value={device}
          onChange={(value) => setDevice(value === 'desktop' ? 'desktop' : 'phone')}
          data={(['phone', 'desktop'] as const).map((value) => {
            const Mark = DEVICES[value];
            return {
              value,
              label: (
                <span className={classes.device}>
                  <Mark size={16} stroke={1.7} aria-hidden="true" /> {t(value)}
                </span>
              ),
            };
          })}
        />
        <Switch label={t('dark')} checked={dark} onChange={(event) => setDark(event.currentTarget.checked)} />
      </div>
      <div className={classes.people} data-own-undo>
        <AdvisorSelect campaign={campaign} country={country} value={advisor} onChange={setAdvisor} />
        <TextInput
          label={t('reader')}
          placeholder={t('nobody')}
          autoComplete="off"
          maxLength={NAME_MAX}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
      </div>
      <Shown src={src} device={device} empty={variant.blocks.length === 0 && variant.intro_html === ''} />
      <p className={classes.note}>{t('note')}</p>
    </div>
  );
}

function Shown({ src, device, empty }: { readonly src: string; readonly device: Device; readonly empty: boolean }) {
  const t = useTranslations('authoring.preview');
  // A frame cannot say that it failed; what it will show is asked for first, and comes from the browser's store then.
  const ready = useQuery({
    queryKey: ['emailcampaigns', 'preview', src],
    queryFn: async ({ signal }) => {
      const answer = await fetch(src, { signal, headers: { Accept: 'text/html' } });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return src;
    },
    placeholderData: keepPreviousData,
    enabled: !empty,
    retry: 1,
    gcTime: 0,
    meta: { kind: 'silent' },
  });
  if (empty)
    return (
      <div className={classes.blank}>
        <EmptyState icon={<IconMailOff size={40} stroke={1.4} />} title={t('none')} text={t('noneHint')} />
      </div>
    );
  if (ready.data !== undefined) return <PreviewFrame src={ready.data} title={t('title')} device={device} />;
  return (
    <div className={classes.blank}>
      {ready.isPending ? (
        <ListSkeleton rows={3} shape="card" />
      ) : (
        <ErrorState title={t('failed')} error={ready.error} onRetry={() => void ready.refetch()} />
      )}
    </div>
  );
}
