import type { Variant } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { HtmlText } from '../../../ui/html-text.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { makeReadable } from '../blocks/readable.ts';
import { useOffered } from '../blocks/use-offered.ts';
import { useWriter } from '../blocks/writer.ts';
import { useCheckWords } from '../checks/use-check-words.ts';
import { withVariant } from '../draft/campaign-content.ts';
import type { Edit } from '../draft/use-campaign-draft.ts';

interface Props {
  readonly variant: Variant;
  readonly locale: Locale;
  readonly edit: Edit;
}
const FORMATS = ['bold', 'italic', 'link'] as const;

/** The first words, which each advisor may put into her own. */
export function IntroCard({ variant, locale, edit }: Props) {
  const t = useTranslations('authoring.intro');
  const { readOnly, checks } = useWriter();
  const say = useCheckWords();
  const placeholders = useOffered(locale);
  const wrong = checks.find(
    (check) => check.block === null && check.field === 'intro_html' && check.severity === 'error',
  );
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      {readOnly ? (
        <HtmlText html={makeReadable(variant.intro_html, placeholders)} lang={locale} />
      ) : (
        <RichText
          label={t('title')}
          quiet
          lang={locale}
          rows={3}
          formats={FORMATS}
          placeholders={placeholders}
          path="intro_html"
          error={wrong && say(wrong)}
          value={variant.intro_html}
          onChange={(html) => edit((now) => withVariant(now, locale, { intro_html: html }), `${locale}.intro_html`)}
        />
      )}
    </SectionCard>
  );
}
