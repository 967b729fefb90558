import type { LogoPosition } from '@waypost/contract/branding';
import { useTranslations } from 'use-intl';
import { Scene } from '../scene.tsx';
import classes from './picture-preview.module.css';
import { Watermark } from './watermark.tsx';

interface Props {
  readonly position: LogoPosition;
  readonly logo: string | null;
}

/** A picture with the logo in its corner. */
export function PicturePreview({ position, logo }: Props) {
  const t = useTranslations('branding.logo');
  return (
    <div className={classes.picture} role="img" aria-label={t('preview', { position: t(`positions.${position}`) })}>
      <Scene />
      {position !== 'no-logo' && (
        <Watermark position={position}>
          {logo === null ? <span className={classes.placeholder}>{t('placeholder')}</span> : <img src={logo} alt="" />}
        </Watermark>
      )}
    </div>
  );
}
