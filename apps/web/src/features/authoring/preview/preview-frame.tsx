import { useEffect, useState } from 'react';
import classes from './preview.module.css';

interface Props {
  readonly src: string;
  readonly title: string;
  readonly device: 'phone' | 'desktop';
}

/** The newsletter in a frame that may do nothing; the one before stays in sight until the next one is drawn. */
export function PreviewFrame({ src, title, device }: Props) {
  const [frames, setFrames] = useState<readonly string[]>([src]);
  useEffect(() => {
    setFrames((now) => (now.at(-1) === src ? now : [...now.slice(0, 1), src]));
  }, [src]);
  return (
    <div className={classes.screen} data-device={device}>
      {frames.map((one, at) => (
        <iframe
          key={one}
          src={one}
          title={title}
          sandbox=""
          className={classes.frame}
          data-waiting={at > 0 || undefined}
          aria-hidden={at > 0}
          onLoad={() => setFrames((now) => (now.at(-1) === one ? [one] : now))}
        />
      ))}
    </div>
  );
}
