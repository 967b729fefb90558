import {
  cancelNewsletter,
  deleteNewsletter,
  patchNewsletter,
  pauseNewsletter,
  resumeNewsletter,
  testNewsletter,
} from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { type CallInput, call } from '../../../../platform/api/call.ts';
import { useAction } from '../../../../ui/feedback/use-action.ts';
import { type Done, useVerb } from '../verb.ts';

export function useDeleteNewsletter(id: number, onSuccess: Done) {
  const t = useTranslations('newsletters.verbs');
  return useVerb({
    run: () => call(deleteNewsletter, { params: { id }, body: {} }),
    success: false,
    failure: t('deleteFailed'),
    onSuccess,
  });
}

export type Change = NonNullable<CallInput<typeof patchNewsletter>['body']>;

/** Only what it puts into the calendar says where it stands; a form does so itself. */
export const sendChange = (id: number, body: Change) => call(patchNewsletter, { params: { id }, body });

export function useBackToStaff(id: number, onSuccess: Done) {
  const t = useTranslations('newsletters.verbs');
  return useVerb<Change>({
    run: (body) => sendChange(id, body),
    success: t('original'),
    failure: t('saveFailed'),
    onSuccess,
  });
}

const STEERING = { pause: pauseNewsletter, resume: resumeNewsletter, cancel: cancelNewsletter } as const;
const STEERED = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' } as const;
export type Steering = keyof typeof STEERING;

export function useSteer(id: number, verb: Steering, onSuccess?: Done) {
  const t = useTranslations('newsletters.verbs');
  return useVerb({
    run: () => call(STEERING[verb], { params: { id } }),
    success: t(STEERED[verb]),
    failure: t('steerFailed'),
    onSuccess,
  });
}

export function useSendTest(id: number, to: string) {
  const t = useTranslations('newsletters.verbs');
  return useAction({
    run: () => call(testNewsletter, { params: { id }, body: {} }),
    success: t('tested', { to }),
    failure: t('testFailed'),
  });
}
