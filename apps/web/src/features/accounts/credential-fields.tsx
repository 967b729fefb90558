import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { PASSWORD_MIN } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';

/** The address as the name under which password managers keep the account. */
export function EmailField(props: TextInputProps) {
  const t = useTranslations('accounts.fields');
  return (
    <TextInput
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      required
      withAsterisk={false}
      {...props}
    />
  );
}

/** What a password that is being chosen must be; the server knows more (`refuseWeak`). */
export function usePasswordRule(): (value: string) => string | null {
  const t = useTranslations('accounts.fields');
  return (value) => (value.length < PASSWORD_MIN ? t('passwordHint', { min: PASSWORD_MIN }) : null);
}

/** `fresh`: one that is being chosen, with the rule for it. */
export function PasswordField({ fresh = false, ...props }: PasswordInputProps & { readonly fresh?: boolean }) {
  const t = useTranslations('accounts.fields');
  return (
    <PasswordInput
      label={t('password')}
      {...(fresh && {
        // Said once: the rule itself is what an error repeats.
        description: props.error ? undefined : t('passwordHint', { min: PASSWORD_MIN }),
        inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
      })}
      name="password"
      autoComplete={fresh ? 'new-password' : 'current-password'}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}
