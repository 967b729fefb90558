import { useEffect, useLayoutEffect } from 'react';

/** A field that opens something is a button, drawn as one. */
const FIELDS = 'textarea, select, input:not([type="hidden"], [type="file"]), button.mantine-Input-input';
const ACTS = ['keydown', 'pointerdown'] as const;
const isOpen = (field: Element): boolean => !field.matches(':disabled, [type="radio"]:not(:checked)');
/** Keeps the place of a field that is still on its way: no later one is the first before it. */
const COMING = '[data-coming]';
function firstOf(body: Element): HTMLElement | undefined {
  const first = [...body.querySelectorAll<HTMLElement>(FIELDS)].find((field) => isOpen(field) || field.matches(COMING));
  return first?.matches(COMING) ? undefined : first;
}

/**
 * In a dialog, after what it asks: its first field has the focus, not the button that closes it, and before the button that sends
 * it. What is marked in it with `data-autofocus` has it rather; fields that come
 * later get it when they come.
 */
export function FirstField({ dialog }: { readonly dialog: string }): null {
  useLayoutEffect(() => {
    const body = document.getElementById(`${dialog}-body`);
    if (body === null || body.querySelector('[data-autofocus]:not([type="submit"])')) return;
    firstOf(body)?.setAttribute('data-autofocus', 'true');
  }, [dialog]);
  useEffect(() => {
    const body = document.getElementById(`${dialog}-body`);
    if (body === null || firstOf(body) !== undefined || body.querySelector('[data-autofocus]') !== null) return;
    // What the fields are made of is still on its way. Whoever has begun to do something is not disturbed.
    const waiting = new MutationObserver(() => {
      const field = firstOf(body);
      if (field === undefined) return;
      stop();
      if (!body.contains(document.activeElement)) field.focus({ preventScroll: true });
    });
    const stop = () => {
      waiting.disconnect();
      for (const act of ACTS) document.removeEventListener(act, stop, true);
    };
    waiting.observe(body, { childList: true, subtree: true });
    for (const act of ACTS) document.addEventListener(act, stop, true);
    return stop;
  }, [dialog]);
  return null;
}
