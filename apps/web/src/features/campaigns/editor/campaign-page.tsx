import { IconBroadcast } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useCampaign } from '../api.ts';
import { campaignPaths } from '../paths.ts';
import { Editor } from './editor.tsx';

/** One campaign: its posts written, checked, published, and followed. */
export default function CampaignPage() {
  const { id = '' } = usePathParams();
  return <OneCampaign key={id} id={Number(id)} />;
}

function OneCampaign({ id }: { readonly id: number }) {
  const t = useTranslations('campaigns.page');
  const valid = Number.isSafeInteger(id) && id > 0;
  const found = useCampaign(valid ? id : 0);
  if (found.data !== undefined) return <Editor campaign={found.data} />;
  const missing = !valid || isApiError(found.error, 404) || isApiError(found.error, 400);
  return (
    <>
      <PageHead
        title={t('title')}
        above={
          <LinkAnchor to={campaignPaths.list()} size="sm">
            {t('back')}
          </LinkAnchor>
        }
      />
      {found.isPending && valid ? (
        <ListSkeleton rows={3} shape="card" />
      ) : (
        <SectionCard>
          {missing ? (
            <EmptyState
              icon={<IconBroadcast size={40} stroke={1.4} />}
              title={t('missing')}
              text={t('missingText')}
              action={
                <LinkButton to={campaignPaths.list()} variant="default">
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
