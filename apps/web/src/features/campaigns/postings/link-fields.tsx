import { Button, Select, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { addCampaignOg, type Campaign, type CampaignOg, POSTING_LINK_MAX } from '@waypost/contract/campaigns';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { campaignKey } from '../api.ts';
import type { PostingContent } from '../draft/posting-content.ts';
import type { EditPost } from '../draft/use-posting-draft.ts';
import classes from './post.module.css';

interface Props {
  readonly campaign: number;
  readonly ogs: readonly CampaignOg[];
  readonly app: SocialApp;
  readonly content: PostingContent;
  readonly edit: EditPost;
  readonly refused: (field: string) => string | undefined;
}

/** Where a post leads, and what its network shows of that page. */
export function LinkFields({ campaign, ogs, app, content: { link, landingPage, ogIndex }, edit, refused }: Props) {
  const t = useTranslations('campaigns.post');
  const { name, link: shown } = CHANNELS[app];
  const address = { inputMode: 'url', autoComplete: 'off', maxLength: POSTING_LINK_MAX } as const;
  const order = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];
  const wrong = (typed: string) => {
    const whole = completeAddress(typed);
    return whole === null || isWebAddress(whole) ? undefined : t('linkWrong');
  };
  return (
    <div className={classes.pair}>
      <TextInput
        {...address}
        label={t('link')}
        description={shown === null ? t('linkUnused', { network: name }) : t('linkHint')}
        inputWrapperOrder={order}
        data-path="link"
        value={link}
        error={refused('link') ?? wrong(link)}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          edit((now) => ({ ...now, link: typed }), 'link');
        }}
        onBlur={() => edit((now) => ({ ...now, link: completeAddress(now.link) ?? '' }), 'link')}
      />
      <TextInput
        {...address}
        label={t('landing')}
        description={t('landingHint')}
        inputWrapperOrder={order}
        data-path="landing"
        value={landingPage}
        error={refused('landing_page_link') ?? wrong(landingPage)}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          edit((now) => ({ ...now, landingPage: typed }), 'landing');
        }}
        onBlur={() => edit((now) => ({ ...now, landingPage: completeAddress(now.landingPage) ?? '' }), 'landing')}
      />
      {shown !== null && link.trim() !== '' && (
        <div className={classes.og}>
          <Select
            label={t('og')}
            placeholder={t('ogNone')}
            data={ogs.map(({ idx, title, url }) => ({ value: String(idx), label: title || url }))}
            clearable
            allowDeselect
            data-path="og"
            value={ogIndex === null ? null : String(ogIndex)}
            error={refused('og_index')}
            onChange={(idx) => edit((now) => ({ ...now, ogIndex: idx === null ? null : Number(idx) }))}
          />
          <ReadPage
            campaign={campaign}
            ogs={ogs}
            link={link}
            onRead={(idx) => edit((now) => ({ ...now, ogIndex: idx }))}
          />
        </div>
      )}
    </div>
  );
}

interface ReadProps {
  readonly campaign: number;
  readonly ogs: readonly CampaignOg[];
  readonly link: string;
  readonly onRead: (idx: number) => void;
}

/** Reads the page of the link into the link previews of the campaign, and picks that one. */
function ReadPage({ campaign, ogs, link, onRead }: ReadProps) {
  const t = useTranslations('campaigns.post');
  const queries = useQueryClient();
  const url = completeAddress(link) ?? '';
  const read = useAction<string, Campaign>({
    run: (address) => call(addCampaignOg, { params: { id: campaign }, body: { url: address } }),
    success: false,
    onSuccess: (stored) => {
      queries.setQueryData(campaignKey(campaign), stored);
      const known = stored.ogs.find((one) => one.url === url) ?? stored.ogs.at(-1);
      if (known) onRead(known.idx);
    },
  });
  if (ogs.some((one) => one.url === url) || !isWebAddress(url)) return null;
  return (
    <Button
      variant="subtle"
      size="xs"
      className={classes.read}
      leftSection={<IconRefresh size={16} stroke={1.7} />}
      loading={read.pending}
      onClick={() => read.run(url)}
    >
      {t('ogRead')}
    </Button>
  );
}
