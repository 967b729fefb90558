import { useTranslations } from 'use-intl';
import { Watermark } from '../../branding/index.ts';
import classes from './preview.module.css';
import type { PreviewLogo } from './preview-props.ts';

/** Drawn onto a picture before it goes out; its box is the picture. */
export function LogoOn({ logo }: { readonly logo: PreviewLogo | null }) {
  return (
    logo && (
      <Watermark position={logo.position}>
        <img src={logo.url} alt="" />
      </Watermark>
    )
  );
}

/** What a picture of the size of a thumb cannot show. */
export function LogoNote({ logo }: { readonly logo: PreviewLogo | null }) {
  const t = useTranslations('generator.preview');
  return logo && <p className={classes.note}>{t(`logo.${logo.position}`)}</p>;
}
