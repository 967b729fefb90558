import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './form-error.module.css';

/** Messages that belong to the whole form, above its first field; takes the focus when it appears (SHELL-064). */
export function FormError({ messages }: { readonly messages: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const text = messages.join('\n');
  useEffect(() => {
    if (text !== '') box.current?.focus();
  }, [text]);
  if (text === '') return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      className={classes.alert}
      classNames={{ icon: classes.icon, message: classes.message }}
      icon={<IconAlertTriangle size={18} stroke={1.7} />}
    >
      {text}
    </Alert>
  );
}
