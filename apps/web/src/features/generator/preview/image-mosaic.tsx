import type { CSSProperties } from 'react';
import classes from './image-mosaic.module.css';
import type { PreviewProps } from './preview-props.ts';

const SHOWN = 4;

/** One picture is shown whole, in its own shape; up to four form a mosaic, the rest is counted on the last one. */
export function ImageMosaic({ images }: Pick<PreviewProps, 'images'>) {
  const shown = images.slice(0, SHOWN);
  const hidden = images.length - shown.length;
  const [first] = images;
  const shape: CSSProperties =
    images.length === 1 && first !== undefined ? { aspectRatio: `${first.width} / ${first.height}` } : {};
  return (
    <div className={classes.mosaic} data-count={shown.length} style={shape}>
      {shown.map((image, position) => (
        <div key={image.id} className={classes.cell}>
          <img src={image.url} alt={image.alt} />
          {hidden > 0 && position === SHOWN - 1 && <span className={classes.rest}>+{hidden}</span>}
        </div>
      ))}
    </div>
  );
}
