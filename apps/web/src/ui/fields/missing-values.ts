interface Words {
  readonly required: string;
  readonly email: string;
}

/** What the browser finds wrong with a form's fields by their `required` and `type`, in our words, by their names in the form. */
export function missingValues(form: HTMLFormElement, words: Words): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const { path } = field.dataset;
    if (path === undefined || field.disabled) continue;
    if (field.required && field.value.trim() === '') found[path] = words.required;
    else if (field.type === 'email' && field.validity.typeMismatch) found[path] = words.email;
  }
  return found;
}

/** Puts the cursor into the first field with a message. */
export function focusFirst(form: HTMLFormElement | null, errors: Readonly<Record<string, unknown>>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  fields.find((field) => Object.hasOwn(errors, field.dataset.path ?? ''))?.focus();
}
