import { type CampaignCheck, HTML_BYTES } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useOffered } from '../blocks/use-offered.ts';

const KB = 1_000;
/** Why a page does not answer, where it is no number that people know from their browsers. */
const TECHNICAL = / \((?!\d)[^()]*\)$/;

/** What a check found, as a sentence. */
export function useCheckWords(): (check: CampaignCheck) => string {
  const t = useTranslations('authoring.checks.found');
  const offered = useOffered();
  return ({ code, detail }) =>
    t(code, {
      detail: offered.find(({ name }) => name === detail)?.label ?? detail?.replace(TECHNICAL, '') ?? '',
      size: Math.round(Number(detail ?? 0) / KB),
      most: HTML_BYTES.most / KB,
      count: Number(detail ?? 0),
    });
}
