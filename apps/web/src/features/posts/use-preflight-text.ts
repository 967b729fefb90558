import { CHANNELS } from '@waypost/contract/networks';
import type { PreflightMessage } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';

/** A finding of the preflight in words. */
export function usePreflightText() {
  const t = useTranslations('posts.preflight');
  return ({ app, code, values = {} }: PreflightMessage): string => {
    const number = (name: string) => Number(values[name] ?? 0);
    const network = CHANNELS[app].name;
    return t(code, {
      network,
      limit: number('limit'),
      length: number('length'),
      minutes: number('minutes'),
      minimum: number('minimum'),
      maximum: number('maximum'),
      detail: String(values.detail ?? ''),
      post: number('post'),
      at: new Date(number('at')),
      name: String(values.name ?? ''),
      known: String(values.known ?? ''),
      out: String(values.out ?? 'no'),
      link: String(values.link ?? 'none'),
    });
  };
}
