import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileKind } from './library-file.ts';

interface Props {
  /** Object URL of a file on this computer. */
  readonly url: string;
  readonly kind: FileKind;
  /** Says what it is. */
  readonly label: string;
  readonly className?: string;
  readonly waiting?: boolean;
}

/** A chosen file before the server has it; a video shows its beginning where the browser can read it, a broken image a sign. */
export function FilePreview({ url, kind, label, className, waiting }: Props) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <span role="img" aria-label={label} className={className} data-broken>
        <IconPhotoOff size={24} stroke={1.4} aria-hidden="true" />
      </span>
    );
  if (kind === 'image')
    return (
      <img
        src={url}
        alt={label}
        className={className}
        data-waiting={waiting || undefined}
        onError={() => setBroken(true)}
      />
    );
  return (
    <video
      src={url}
      aria-label={label}
      className={className}
      preload="metadata"
      muted
      data-waiting={waiting || undefined}
    />
  );
}
