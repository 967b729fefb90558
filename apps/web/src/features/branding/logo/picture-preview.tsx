import { type LogoPosition, WATERMARK_MARGIN, WATERMARK_SHARE } from '@waypost/contract/branding';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Scene } from '../scene.tsx';
import classes from './picture-preview.module.css';

interface Props {
  readonly position: LogoPosition;
  readonly logo: string | null;
}

const MEASURES = {
  '--high': `${WATERMARK_SHARE * 100}cqh`,
  '--apart': `${WATERMARK_MARGIN * 100}cqh`,
} as CSSProperties;

/** A picture with the logo in its corner, a quarter as high as the picture. */
export function PicturePreview({ position, logo }: Props) {
  const t = useTranslations('branding.logo');
  return (
    <div className={classes.picture} role="img" aria-label={t('preview', { position: t(`positions.${position}`) })}>
      <Scene />
      {position !== 'no-logo' && (
        <div className={classes.logo} data-position={position} style={MEASURES}>
          {logo === null ? <span className={classes.placeholder}>{t('placeholder')}</span> : <img src={logo} alt="" />}
        </div>
      )}
    </div>
  );
}
