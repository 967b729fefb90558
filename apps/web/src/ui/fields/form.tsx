import type { ComponentProps } from 'react';
import { FormError } from './form-error.tsx';

interface Props extends Omit<ComponentProps<'form'>, 'noValidate'> {
  /** What belongs to the whole form (`useFormAction`). */
  readonly errors?: readonly string[];
}

/** Every form: what is wrong is said in our words, not in the browser's bubbles. A test looks for others. */
export function Form({ errors = [], children, ...props }: Props) {
  return (
    <form {...props} noValidate>
      <FormError messages={errors} />
      {children}
    </form>
  );
}
