import { useState } from 'react';
import { darkGroundOf } from './ground.ts';

interface Props {
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
}

/** A logo; white letters on nothing ask for a dark ground (`data-ground`). */
export function LogoImage({ src, alt, className }: Props) {
  const [dark, setDark] = useState<string | null>(null);
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      data-ground={dark === src ? 'dark' : undefined}
      onLoad={({ currentTarget }) => setDark(darkGroundOf(currentTarget) ? src : null)}
    />
  );
}
