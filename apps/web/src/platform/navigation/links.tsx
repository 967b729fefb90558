import {
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  UnstyledButton,
  type UnstyledButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

export type WithAnchor<Props> = Props & Omit<ComponentPropsWithRef<'a'>, keyof Props>;

/** Mantine components that are links of the router: `<LinkButton to={paths.connections(slug)}>`. */
export const LinkButton = createLink((props: WithAnchor<ButtonProps>) => <Button component="a" {...props} />);
export const LinkAnchor = createLink((props: WithAnchor<AnchorProps>) => <Anchor {...props} />);
export const LinkBlock = createLink((props: WithAnchor<UnstyledButtonProps>) => (
  <UnstyledButton component="a" {...props} />
));
