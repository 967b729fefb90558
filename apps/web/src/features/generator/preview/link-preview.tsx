import { IconLink } from '@tabler/icons-react';
import classes from './preview.module.css';

export function LinkPreview({ link }: { readonly link: string }) {
  const url = URL.parse(link);
  return (
    <div className={classes.link}>
      <IconLink size={18} stroke={1.7} aria-hidden="true" />
      <div>
        <span className={classes.meta}>{url?.hostname ?? link}</span>
        <strong>{url ? `${url.hostname}${url.pathname === '/' ? '' : url.pathname}` : link}</strong>
      </div>
    </div>
  );
}
