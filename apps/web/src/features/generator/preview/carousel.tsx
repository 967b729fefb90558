import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { carouselShape } from './carousel-shape.ts';
import { LogoOn } from './logo-on.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

/** One picture at a time, all in the shape of the first; what has another shape gets a margin, as when it is published. */
export function Carousel({ images, logo }: Pick<PreviewProps, 'images' | 'logo'>) {
  const t = useTranslations('generator.preview');
  const [wanted, setWanted] = useState(0);
  const position = Math.min(wanted, images.length - 1);
  const image = images[position];
  if (!image) {
    return (
      <div className={classes.noImage}>
        <IconPhoto size={32} stroke={1.4} aria-hidden="true" />
        {t('imageHere')}
      </div>
    );
  }
  const frame: CSSProperties = { aspectRatio: carouselShape(images) };
  const count = images.length;
  return (
    <>
      <div className={classes.frame} style={frame}>
        <img src={image.url} alt={image.alt} />
        {/* Drawn onto the picture with its margins. */}
        <LogoOn logo={logo} />
        {count > 1 && (
          <>
            <span className={classes.count} role="status" aria-label={t('imageOf', { position: position + 1, count })}>
              {position + 1}/{count}
            </span>
            {position > 0 && (
              <ActionIcon
                variant="default"
                radius="xl"
                className={classes.previous}
                aria-label={t('previousImage')}
                onClick={() => setWanted(position - 1)}
              >
                <IconChevronLeft size={16} stroke={1.7} />
              </ActionIcon>
            )}
            {position < count - 1 && (
              <ActionIcon
                variant="default"
                radius="xl"
                className={classes.next}
                aria-label={t('nextImage')}
                onClick={() => setWanted(position + 1)}
              >
                <IconChevronRight size={16} stroke={1.7} />
              </ActionIcon>
            )}
          </>
        )}
      </div>
      {count > 1 && (
        <div className={classes.dots} aria-hidden="true">
          {images.map(({ id }) => (
            <span key={id} data-current={id === image.id || undefined} />
          ))}
        </div>
      )}
    </>
  );
}
