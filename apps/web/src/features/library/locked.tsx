import { IconBooks } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { UpgradeLink } from '../../ui/upgrade-link.tsx';

/** What the library would give, and the way to it (LIB-018). */
export function Locked() {
  const t = useTranslations('library.locked');
  return (
    <SectionCard>
      <EmptyState
        icon={<IconBooks size={40} stroke={1.4} />}
        title={t('title')}
        text={t('text')}
        action={<UpgradeLink size="sm" variant="filled" />}
      />
    </SectionCard>
  );
}
