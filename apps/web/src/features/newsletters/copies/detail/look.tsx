import { SegmentedControl, Skeleton, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile, IconExternalLink, IconMailOff } from '@tabler/icons-react';
import { type NewsletterDetail, newslettersFiles } from '@waypost/contract/newsletters';
import { about } from '@waypost/i18n/about';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyState } from '../../../../ui/states/states.tsx';
import classes from './detail.module.css';

type Device = 'desktop' | 'phone';

interface Props {
  readonly newsletter: NewsletterDetail;
  /** Something is written that is not saved yet. */
  readonly unsaved: boolean;
}

/** The mail as it will be read: a document of its own, with nothing of ours in it and no way out (rooms §11). */
export function Look({ newsletter, unsaved }: Props) {
  const t = useTranslations('newsletters.look');
  const tStates = useTranslations('ui.states');
  const { id, version, shown, htmlbody, logo, locale } = newsletter;
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [chosen, setChosen] = useState<Device | null>(null);
  // As it will be read on what it is looked at with, until somebody says otherwise.
  const device = chosen ?? (phone ? 'phone' : 'desktop');
  const [dark, setDark] = useState(false);
  const src = newslettersFiles.preview(id, { v: version, dark });
  return (
    <SectionCard
      title={t('title')}
      description={t('from')}
      bleed
      className={classes.look}
      actions={
        <div className={classes.tools}>
          <Switch
            size="sm"
            label={t('dark')}
            checked={dark}
            onChange={(event) => setDark(event.currentTarget.checked)}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('title')}
            value={device}
            onChange={(next) => setChosen(next === 'phone' ? 'phone' : 'desktop')}
            data={[
              { value: 'desktop', label: <Labelled icon={IconDeviceDesktop} text={t('desktop')} /> },
              { value: 'phone', label: <Labelled icon={IconDeviceMobile} text={t('phone')} /> },
            ]}
          />
        </div>
      }
    >
      {unsaved && (
        <p className={classes.saved} role="status">
          {t('saved')}
        </p>
      )}
      <div className={classes.envelope}>
        {logo && <img className={classes.logo} src={logo} alt="" />}
        <dl>
          <div>
            <dt>{t('subject')}</dt>
            <dd>{shown.subject}</dd>
          </div>
          <div>
            <dt>{t('language')}</dt>
            <dd>{about[locale].name}</dd>
          </div>
          {shown.preheader !== '' && (
            <div>
              <dt>{t('preheader')}</dt>
              <dd>{shown.preheader}</dd>
            </div>
          )}
        </dl>
        <a className={classes.open} href={src} target="_blank" rel="noreferrer">
          {t('open')}
          <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
        </a>
      </div>
      {htmlbody === '' ? (
        <EmptyState icon={<IconMailOff size={40} stroke={1.4} />} title={tStates('noPreview')} />
      ) : (
        <Frame key={src} src={src} device={device} title={t('frame')} />
      )}
    </SectionCard>
  );
}

function Labelled({ icon: Icon, text }: { readonly icon: typeof IconDeviceDesktop; readonly text: string }) {
  return (
    <span className={classes.device}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {text}
    </span>
  );
}

function Frame({ src, device, title }: { readonly src: string; readonly device: Device; readonly title: string }) {
  const [there, setThere] = useState(false);
  return (
    <div className={classes.stage} data-device={device}>
      {!there && <Skeleton className={classes.meanwhile} />}
      <iframe className={classes.frame} title={title} src={src} sandbox="" onLoad={() => setThere(true)} />
    </div>
  );
}
