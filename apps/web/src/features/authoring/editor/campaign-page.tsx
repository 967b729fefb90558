import { IconMailOff } from '@tabler/icons-react';
import type { EmailCampaign } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useCampaign } from '../api.ts';
import { authoringPaths } from '../paths.ts';
import { BackLink } from './back-link.tsx';
import { Editor } from './editor.tsx';

/** One newsletter of staff: written, checked, published, and followed. */
export default function CampaignPage() {
  const { id = '' } = usePathParams();
  return <Campaign key={id} id={Number(id)} />;
}

function Campaign({ id }: { readonly id: number }) {
  const t = useTranslations('authoring.page');
  const valid = Number.isSafeInteger(id) && id > 0;
  const found = useCampaign(valid ? id : 0);
  const of: EmailCampaign | undefined = found.data;
  if (of !== undefined) return <Editor campaign={of} />;
  const missing = !valid || isApiError(found.error, 404) || isApiError(found.error, 400);
  return (
    <>
      <PageHead title={t('title')} above={<BackLink />} />
      {found.isPending && valid ? (
        <ListSkeleton rows={3} shape="card" />
      ) : (
        <SectionCard>
          {missing ? (
            <EmptyState
              icon={<IconMailOff size={40} stroke={1.4} />}
              title={t('missing')}
              text={t('missingText')}
              action={
                <LinkButton to={authoringPaths.list()} variant="default">
                  {t('back')}
                </LinkButton>
              }
            />
          ) : (
            <ErrorState title={t('readFailed')} error={found.error} onRetry={() => void found.refetch()} />
          )}
        </SectionCard>
      )}
    </>
  );
}
