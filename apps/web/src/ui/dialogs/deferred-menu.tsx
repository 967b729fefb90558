import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';

export interface MenuOf {
  /** The button that opens it. */
  readonly target: ReactElement;
}
interface TargetProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}
interface Props {
  readonly target: ReactElement<TargetProps>;
  /** Draws the target inside an `OpenedMenu`. */
  readonly load: () => Promise<{ readonly default: ComponentType<MenuOf> }>;
}

/**
 * A menu whose code (with the positioning, 25 kB gz) is no part of the first load: it is fetched when the pointer or the focus
 * comes to the button, and takes the button's place, opened, on the first click.
 */
export function DeferredMenu({ target, load }: Props) {
  const [Opened, setOpened] = useState<ComponentType<MenuOf> | null>(null);
  if (Opened) return <Opened target={target} />;
  // Fetched in advance this may fail unseen: the click asks again.
  const prefetch = () => void load().catch(() => {});
  const open = () => void load().then((module) => setOpened(() => module.default), reportError);
  return cloneElement(target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
  });
}
