import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconLink, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  addCampaignOg,
  CAMPAIGN_OGS_MAX,
  type Campaign,
  type CampaignOg,
  POSTING_LINK_MAX,
  type Posting,
  removeCampaignOg,
} from '@waypost/contract/campaigns';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { campaignKey, checksKey, postingsKey } from '../api.ts';
import { OgDialog } from './lazy-dialog.ts';
import classes from './ogs.module.css';

interface Props {
  readonly campaign: Campaign;
  readonly postings: readonly Posting[];
  readonly readOnly: boolean;
}

/** What networks show of the pages that posts lead to: read, put right, removed. Loaded by lazy-parts.ts. */
export default function OgTab({ campaign, postings, readOnly }: Props) {
  const t = useTranslations('campaigns.ogs');
  const tabs = useTranslations('campaigns.page.tabs');
  const queries = useQueryClient();
  const [editing, edit] = useState<CampaignOg | null>(null);
  const put = (stored: Campaign) => queries.setQueryData(campaignKey(campaign.id), stored);
  const form = useKeptForm(`campaign-og-${campaign.id}`, { initialValues: { url: '' } });
  const add = useFormAction<{ url: string }, Campaign>({
    form,
    run: (body) => call(addCampaignOg, { params: { id: campaign.id }, body }),
    success: t('added'),
    onSuccess: (stored) => {
      form.reset();
      put(stored);
    },
  });
  return (
    <SectionCard title={tabs('previews')} description={t('lead')}>
      <div className={classes.body}>
        {!readOnly && campaign.ogs.length < CAMPAIGN_OGS_MAX && (
          <Form onSubmit={add.submit} errors={add.formErrors}>
            <div className={classes.add}>
              <TextInput
                label={t('address')}
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                maxLength={POSTING_LINK_MAX}
                required
                {...form.getInputProps('url')}
              />
              <Button type="submit" variant="default" loading={add.pending}>
                {t('add')}
              </Button>
            </div>
          </Form>
        )}
        {campaign.ogs.length === 0 ? (
          <EmptyState
            icon={<IconLink size={40} stroke={1.4} />}
            title={t('none')}
            text={readOnly ? undefined : t('noneHint')}
          />
        ) : (
          <ul className={classes.list}>
            {campaign.ogs.map((og) => (
              <Card
                key={og.idx}
                og={og}
                campaign={campaign.id}
                used={postings.filter(({ og_index }) => og_index === og.idx).length}
                readOnly={readOnly}
                onEdit={() => edit(og)}
                onRead={put}
              />
            ))}
          </ul>
        )}
      </div>
      {editing && <OgDialog campaign={campaign.id} og={editing} onClose={() => edit(null)} onSaved={put} />}
    </SectionCard>
  );
}

interface CardProps {
  readonly og: CampaignOg;
  readonly campaign: number;
  readonly used: number;
  readonly readOnly: boolean;
  readonly onEdit: () => void;
  readonly onRead: (campaign: Campaign) => void;
}

function Card({ og, campaign, used, readOnly, onEdit, onRead }: CardProps) {
  const t = useTranslations('campaigns.ogs');
  const name = { title: og.title || og.url };
  const again = useAction<void, Campaign>({
    run: () => call(addCampaignOg, { params: { id: campaign }, body: { url: og.url } }),
    success: false,
    onSuccess: onRead,
  });
  const remove = useAction({
    run: () => call(removeCampaignOg, { params: { id: campaign, idx: og.idx } }),
    success: t('removed'),
    // Posts that had picked it pick none then.
    invalidate: [campaignKey(campaign), postingsKey(campaign), checksKey(campaign)],
  });
  const icon = { size: 17, stroke: 1.7 } as const;
  return (
    <li className={classes.card}>
      {og.image ? (
        <img src={og.image} alt="" className={classes.image} loading="lazy" />
      ) : (
        <span className={classes.image} aria-hidden="true">
          <IconLink size={22} stroke={1.4} />
        </span>
      )}
      <div className={classes.words}>
        <Text size="xs" c="dimmed" truncate>
          {URL.parse(og.url)?.hostname ?? og.url}
        </Text>
        <Text fw={560} lineClamp={2}>
          {og.title || og.url}
        </Text>
        {og.description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {og.description}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t('usedBy', { count: used })}
        </Text>
      </div>
      {!readOnly && (
        <div className={classes.verbs}>
          <ActionIcon aria-label={t('edit', name)} onClick={onEdit}>
            <IconPencil {...icon} />
          </ActionIcon>
          <ActionIcon aria-label={t('again', name)} loading={again.pending} onClick={() => again.run()}>
            <IconRefresh {...icon} />
          </ActionIcon>
          <ActionIcon aria-label={t('remove', name)} disabled={remove.pending} onClick={() => remove.run()}>
            <IconTrash {...icon} />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}
