import { IconMail } from '@tabler/icons-react';
import type { Newsletter } from '@waypost/contract/newsletters';
import classes from './newsletter-thumb.module.css';

/** How it looks, small. Decorative: the subject next to it says what it is. */
export function NewsletterThumb({ of }: { readonly of: Pick<Newsletter, 'image_thumbnail' | 'image_placeholder'> }) {
  const { image_thumbnail: picture, image_placeholder: meanwhile } = of;
  return (
    <span className={classes.thumb} aria-hidden="true">
      {meanwhile !== null && <img className={classes.meanwhile} src={meanwhile} alt="" />}
      {picture !== null ? (
        <img src={picture} alt="" loading="lazy" />
      ) : (
        meanwhile === null && <IconMail size={26} stroke={1.4} />
      )}
    </span>
  );
}
