import { type PhoneCode, phoneMask, readPhone, type WholePhone } from '@waypost/contract/agency';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { MaskedField } from '../masked-field.tsx';

interface Props extends Omit<ComponentProps<typeof MaskedField>, 'mask'> {
  readonly code: PhoneCode;
  /** A number came with its code, or with its extension. */
  readonly onWhole: (whole: WholePhone) => void;
}

/** The mask would keep the first ten digits of whatever comes: a number with its code is read before the mask sees it. */
export function PhoneField({ code, onWhole, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState(0);
  const take = useRef<(typed: string) => boolean>(() => false);
  take.current = (typed) => {
    const whole = readPhone(code, typed);
    if (whole === null) return false;
    onWhole(whole);
    setTaken((n) => n + 1);
    return true;
  };
  useEffect(() => {
    const node = box.current;
    const onPaste = (event: ClipboardEvent) => {
      if (!take.current(event.clipboardData?.getData('text') ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // The eleventh digit of who types them all, for which the mask has no place.
    const onKey = (event: KeyboardEvent) => {
      const { target: field, key } = event;
      if (!(field instanceof HTMLInputElement) || !/^\d$/.test(key) || event.ctrlKey || event.metaKey) return;
      const atEnd = field.selectionStart === field.value.length && field.selectionEnd === field.value.length;
      if (!atEnd || !take.current(field.value + key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // What a browser or a telephone's keyboard fills in.
    const onInput = (event: Event) => {
      if (event.target instanceof HTMLInputElement && take.current(event.target.value)) event.stopPropagation();
    };
    node?.addEventListener('paste', onPaste, true);
    node?.addEventListener('keydown', onKey, true);
    node?.addEventListener('input', onInput, true);
    return () => {
      node?.removeEventListener('paste', onPaste, true);
      node?.removeEventListener('keydown', onKey, true);
      node?.removeEventListener('input', onInput, true);
    };
  }, []);
  // The field is another one then.
  useEffect(() => {
    if (taken > 0) box.current?.querySelector('input')?.focus();
  }, [taken]);
  return (
    <div ref={box}>
      <MaskedField {...props} key={taken} mask={phoneMask(code)} />
    </div>
  );
}
