import { useLayoutEffect } from 'react';

/** A field that opens something is a button, drawn as one. */
const FIELDS = 'textarea, select, input:not([type="hidden"], [type="file"]), button.mantine-Input-input';
const isOpen = (field: Element): boolean => !field.matches(':disabled, [type="radio"]:not(:checked)');

/**
 * In a dialog, after what it asks: its first field has the focus, not the button that closes it, and before the button that sends
 * it. What is marked in it with `data-autofocus` has it rather.
 */
export function FirstField({ dialog }: { readonly dialog: string }): null {
  useLayoutEffect(() => {
    const body = document.getElementById(`${dialog}-body`);
    if (body === null || body.querySelector('[data-autofocus]:not([type="submit"])')) return;
    [...body.querySelectorAll(FIELDS)].find(isOpen)?.setAttribute('data-autofocus', 'true');
  }, [dialog]);
  return null;
}
