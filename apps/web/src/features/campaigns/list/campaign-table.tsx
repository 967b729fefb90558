import { Table, Text } from '@mantine/core';
import type { CampaignSummary } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import classes from '../../../ui/listing/listing.module.css';
import { campaignPaths } from '../paths.ts';
import { StateBadge } from '../state-badge.tsx';
import { RowActions, type RowVerbs } from './row-actions.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useFacts } from './use-facts.ts';

export interface Rows extends RowVerbs {
  readonly campaigns: readonly CampaignSummary[];
}

export function CampaignTable({ campaigns, ...verbs }: Rows) {
  const t = useTranslations('campaigns.list');
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('campaign')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
          <Table.Th>{t('type')}</Table.Th>
          <Table.Th>{t('period')}</Table.Th>
          <Table.Th ta="right">{t('posts')}</Table.Th>
          <Table.Th className={classes.wide}>{t('countries')}</Table.Th>
          <Table.Th>
            <span className={classes.spoken}>{t('actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {campaigns.map((campaign) => (
          <Row key={campaign.id} campaign={campaign} {...verbs} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ campaign, ...verbs }: RowVerbs & { readonly campaign: CampaignSummary }) {
  const types = useTranslations('campaigns.types');
  const { number } = useFormats();
  const facts = useFacts(campaign);
  return (
    <Table.Tr>
      <Table.Td className={classes.what}>
        <div className={classes.named}>
          <Thumbnail campaign={campaign} />
          <div className={classes.words}>
            <LinkAnchor to={campaignPaths.campaign({ id: campaign.id })} fw={560}>
              {campaign.title}
            </LinkAnchor>
            <Text size="sm" c="dimmed" lineClamp={1}>
              {facts.supplier}
            </Text>
          </div>
        </div>
      </Table.Td>
      <Table.Td className={classes.stand}>
        <StateBadge campaign={campaign} />
      </Table.Td>
      <Table.Td className={classes.when}>{types(campaign.type)}</Table.Td>
      <Table.Td className={classes.when}>{facts.period ?? '–'}</Table.Td>
      <Table.Td ta="right" className={classes.figure}>
        {number(campaign.num_postings)}
      </Table.Td>
      <Table.Td className={classes.wide}>{facts.countries}</Table.Td>
      <Table.Td ta="right">
        <RowActions campaign={campaign} {...verbs} />
      </Table.Td>
    </Table.Tr>
  );
}
