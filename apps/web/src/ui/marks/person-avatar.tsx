import classes from './person-avatar.module.css';

interface Props {
  readonly name: string;
  readonly image?: string | null;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Square with round corners, for pages and agencies. */
  readonly square?: boolean;
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Decorative: the name stands next to it or labels the button around it. */
export function PersonAvatar({ name, image, size = 'md', square = false }: Props) {
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-square={square}
      // Drawn by CSS: as text it would count as part of the label of the button around it.
      data-initials={image ? undefined : initials(name)}
      aria-hidden="true"
    >
      {image && <img src={image} alt="" className={classes.image} />}
    </span>
  );
}
