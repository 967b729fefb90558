/** Puts the focus on a block's own button, or on its first field once that is drawn; on what adds blocks where there is none left. */
export function focusBlock(id: string | null, field: string | null = null): void {
  const find = () => {
    const block = id === null ? null : document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
    if (field !== null && block) {
      const place = block.querySelector<HTMLElement>(`[data-path="${CSS.escape(`${id}.${field}`)}"]`);
      if (place) return place;
    }
    return (
      block?.querySelector<HTMLElement>('[data-opens]') ??
      (id === null ? document.querySelector<HTMLElement>('[data-adds]') : block)
    );
  };
  // Twice: what was just put in is drawn by then, and an editor that came for it as well.
  const go = (tries: number) => {
    const place = find();
    if (place) {
      place.focus();
      place.scrollIntoView({ block: 'nearest' });
    } else if (tries > 0) setTimeout(() => go(tries - 1), 60);
  };
  setTimeout(() => go(field === null ? 3 : 20), 0);
}

const FIRST = '[contenteditable="true"], input, textarea, button';

/** Into what was just put in: on its first field, which may have to load. */
export function enterBlock(id: string): void {
  const go = (tries: number) => {
    const fields = document.querySelector(`[data-block="${CSS.escape(id)}"] [data-fields]`);
    const comes = fields?.querySelector('[data-coming]');
    const first = comes
      ? null
      : [...(fields?.querySelectorAll<HTMLElement>(FIRST) ?? [])].find((place) => !place.closest('[role="toolbar"]'));
    if (first && fields) {
      first.focus({ preventScroll: true });
      fields.scrollIntoView({ block: 'nearest' });
    } else if (tries > 0) setTimeout(() => go(tries - 1), 60);
    else focusBlock(id);
  };
  setTimeout(() => go(20), 0);
}

/** The same of a field that belongs to no block, by its name in the form. */
export function focusField(name: string): void {
  const go = (tries: number) => {
    const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);
    if (place) place.focus();
    else if (tries > 0) setTimeout(() => go(tries - 1), 60);
  };
  setTimeout(() => go(20), 0);
}
