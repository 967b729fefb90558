import type { CSSProperties } from 'react';
import classes from './image-mosaic.module.css';
import { LogoOn } from './logo-on.tsx';
import type { PreviewProps } from './preview-props.ts';

const SHOWN = 4;

/** One picture is shown whole, in its own shape; up to four form a mosaic, the rest is counted on the last one. */
export function ImageMosaic({ images, logo }: Pick<PreviewProps, 'images' | 'logo'>) {
  const shown = images.slice(0, SHOWN);
  const hidden = images.length - shown.length;
  const [first] = images;
  const shape: CSSProperties =
    images.length === 1 && first !== undefined ? { aspectRatio: `${first.width} / ${first.height}` } : {};
  return (
    <div className={classes.mosaic} data-count={shown.length} style={shape}>
      {shown.map((image, position) => (
        <div key={image.id} className={classes.cell}>
          <Picture image={image} logo={logo} />
          {hidden > 0 && position === SHOWN - 1 && <span className={classes.rest}>+{hidden}</span>}
        </div>
      ))}
    </div>
  );
}

type PictureProps = Pick<PreviewProps, 'logo'> & { readonly image: PreviewProps['images'][number] };

/** The logo stands on the whole picture, of which a cell may show a part. */
function Picture({ image: { url, alt, width, height }, logo }: PictureProps) {
  if (logo === null) return <img src={url} alt={alt} />;
  const shape = { '--shape': width / height } as CSSProperties;
  return (
    <div className={classes.whole} style={shape}>
      <img src={url} alt={alt} />
      <LogoOn logo={logo} />
    </div>
  );
}
