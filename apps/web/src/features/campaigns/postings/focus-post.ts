const FIELDS = 'textarea, input, button';

/** Puts the focus on a field of a post once that is drawn, or on the post's own button; of no post, on a field of the page. */
export function focusPost(id: number | null, field: string | null): void {
  const find = (last: boolean): HTMLElement | null => {
    const post = id === null ? document.querySelector('main') : document.querySelector(`[data-posting="${id}"]`);
    const place = field === null ? null : post?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`);
    if (place) return place.matches(FIELDS) ? place : (place.querySelector<HTMLElement>(FIELDS) ?? place);
    // What is waited for may never come.
    return field === null || last ? (post?.querySelector<HTMLElement>('[data-opens]') ?? null) : null;
  };
  // What was opened just now is drawn by then, and an editor that came for it as well.
  const go = (tries: number) => {
    const place = find(tries === 0);
    if (place) {
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
    } else if (tries > 0) setTimeout(() => go(tries - 1), 60);
  };
  setTimeout(() => go(25), 0);
}
