import { TextInput } from '@mantine/core';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../states/load-again.tsx';
import type { DateTimeFieldProps } from './date-time-picker-field.tsx';

/**
 * Date and time in Toronto: instants outside, wall clock inside, whatever zone the browser is in. Its words come when a page
 * shows it, and its place is kept meanwhile.
 */
export const DateTimeField = loadAgain<DateTimeFieldProps>(
  () => withWords(['ui/moments'], () => import('./date-time-picker-field.tsx')),
  ({ label, required }) => (
    <TextInput
      label={label}
      description={'\u00a0'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required={required}
      disabled
      data-coming
    />
  ),
);
