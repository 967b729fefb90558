import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { loadAgain } from '../load-again.tsx';
import type { DateTimeFieldProps } from './date-time-picker-field.tsx';

const PickerField = loadAgain(() => import('./date-time-picker-field.tsx'));

/**
 * Date and time in Toronto: instants outside, wall clock inside, whatever zone the browser is in. The picker (calendar, Temporal)
 * is heavy and comes when a page shows it; its place is kept meanwhile.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  return (
    <Suspense
      fallback={
        <TextInput
          label={props.label}
          description={'\u00a0'}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required={props.required}
          disabled
        />
      }
    >
      <PickerField {...props} />
    </Suspense>
  );
}
