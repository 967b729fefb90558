import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';

export interface MenuOf {
  /** The button that opens it. */
  readonly target: ReactElement;
}
interface TargetProps {
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}
type Props<P> = {
  readonly target: ReactElement<TargetProps>;
  /** Draws the target inside an `OpenedMenu`, or what else drops down from it, with the props of `with`. */
  readonly load: () => Promise<{ readonly default: ComponentType<MenuOf & P> }>;
  readonly opens?: 'menu' | 'dialog';
} & (keyof P extends never ? { readonly with?: undefined } : { readonly with: P });

/**
 * A menu whose code (with the positioning, 25 kB gz) is no part of the first load: it is fetched when the pointer or the focus
 * comes to the button, and takes the button's place, opened, on the first click.
 */
export function DeferredMenu<P>({ target, load, opens = 'menu', with: props }: Props<P>) {
  const [Opened, setOpened] = useState<ComponentType<MenuOf & P> | null>(null);
  if (Opened) return <Opened target={target} {...(props as P)} />;
  // Fetched in advance this may fail unseen: the click asks again.
  const prefetch = () => void load().catch(() => {});
  const open = () => void load().then((module) => setOpened(() => module.default), reportError);
  return cloneElement(target, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
  });
}
