import {
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  UnstyledButton,
  type UnstyledButtonProps,
} from '@mantine/core';
import { createLink, type Link } from '@tanstack/react-router';
import type { Href } from '@waypost/contract/wire';
import type { ComponentProps, ComponentPropsWithRef, ComponentType } from 'react';
import { parseSearch } from './search.ts';

export type WithAnchor<Props> = Props & Omit<ComponentPropsWithRef<'a'>, keyof Props>;

/** Where it leads, told by the feature's `paths.ts`: a text put together by hand does not compile. */
interface Leads extends Pick<ComponentProps<typeof Link>, 'activeOptions'> {
  readonly to: Href;
}
type Linked<Props> = ComponentType<Omit<Props, keyof Leads | 'href'> & Leads>;

/** Makes a Mantine component a link of the router: `<LinkButton to={connectionsPaths.list({ slug })}>`. */
export function linked<Props>(component: ComponentType<Props>): Linked<Props> {
  // The router types a link by what it wraps; ours are typed by where they lead.
  const Routed = createLink(component as never) as unknown as ComponentType<Readonly<Record<string, unknown>>>;
  return ({ to, ...props }) => {
    const [path, query] = to.split('?');
    return <Routed to={path} {...(query !== undefined && { search: parseSearch(query) })} {...props} />;
  };
}

export const LinkButton = linked((props: WithAnchor<ButtonProps>) => <Button component="a" {...props} />);
export const LinkAnchor = linked((props: WithAnchor<AnchorProps>) => <Anchor {...props} />);
export const LinkBlock = linked((props: WithAnchor<UnstyledButtonProps>) => (
  <UnstyledButton component="a" {...props} />
));
