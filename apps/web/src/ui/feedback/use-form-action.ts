import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { focusFirst, missingValues } from '../fields/missing-values.ts';
import { type ActionOptions, useAction } from './use-action.ts';

type FormAction<Values, Result> = ActionOptions<Values, Result> & {
  /** What it keeps over a reload is forgotten once it is saved (`useKeptForm`). */
  readonly form: UseFormReturnType<Values> & { readonly forget?: () => void };
  /** Wire names that differ from the form's names. */
  readonly fieldNames?: Readonly<Record<string, string>>;
};

/**
 * A form that the server checks. What is empty or no address is said before anything is sent, and the cursor goes to the
 * first field that is wrong. Messages of the server go under their fields, `non_field_errors` (and messages of fields that the form does
 * not show) into the alert above the first field; every other input counts as valid (SHELL-063 to 065).
 */
export function useFormAction<Values extends object, Result = unknown>({
  form,
  fieldNames = {},
  ...options
}: FormAction<Values, Result>) {
  const t = useTranslations('ui.fields');
  const sent = useRef<HTMLFormElement>(null);
  const [formErrors, setFormErrors] = useState<readonly string[]>([]);
  const action = useAction<Values, Result>({
    ...options,
    onSuccess: (result, input) => {
      form.forget?.();
      return options.onSuccess?.(result, input);
    },
    handleFailure: (error, input) => {
      if (options.handleFailure?.(error, input)) return true;
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
      if (above.length === 0) focusFirst(sent.current, under);
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = event.currentTarget;
    setFormErrors([]);
    const missing = missingValues(event.currentTarget, { required: t('required'), email: t('email') });
    const errors = { ...missing, ...form.validate().errors };
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) focusFirst(event.currentTarget, errors);
    else action.run(form.getValues());
  };
  return { submit, pending: action.pending, formErrors };
}
