import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { type ActionOptions, useAction } from './use-action.ts';

type FormAction<Values, Result> = Omit<ActionOptions<Values, Result>, 'handleFailure'> & {
  readonly form: UseFormReturnType<Values>;
  /** Wire names that differ from the form's names. */
  readonly fieldNames?: Readonly<Record<string, string>>;
};

/**
 * A form that the server checks: messages go under their fields, `non_field_errors` (and messages of fields that the form does
 * not show) into the alert above the first field; every other input counts as valid (SHELL-063 to 065).
 */
export function useFormAction<Values extends object, Result = unknown>({
  form,
  fieldNames = {},
  ...options
}: FormAction<Values, Result>) {
  const [formErrors, setFormErrors] = useState<readonly string[]>([]);
  const action = useAction<Values, Result>({
    ...options,
    handleFailure: (error) => {
      if (!isApiError(error, 400)) return false;
      const known = form.getValues();
      const under: Record<string, string> = {};
      const above = [...error.nonFieldErrors];
      for (const [wireName, messages] of Object.entries(error.fields)) {
        const name = fieldNames[wireName] ?? wireName;
        if (name in known) under[name] = messages.join(' ');
        else above.push(...messages);
      }
      if (above.length === 0 && Object.keys(under).length === 0) {
        if (!error.userMessage) return false;
        above.push(error.userMessage);
      }
      form.clearErrors();
      form.setErrors(under);
      setFormErrors(above);
      return true;
    },
  });
  const submit = form.onSubmit((values) => {
    setFormErrors([]);
    action.run(values);
  });
  return { submit, pending: action.pending, formErrors };
}
