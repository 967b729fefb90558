import { Table, Text } from '@mantine/core';
import type { CampaignRow } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import classes from '../../../ui/listing/listing.module.css';
import { authoringPaths } from '../paths.ts';
import { StateBadge } from '../state-badge.tsx';
import { RowActions, type RowVerbs } from './row-actions.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useFacts } from './use-facts.ts';

export interface Rows extends RowVerbs {
  readonly campaigns: readonly CampaignRow[];
}

export function CampaignTable({ campaigns, ...verbs }: Rows) {
  const t = useTranslations('authoring.list');
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('newsletter')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
          <Table.Th>{t('fireAt')}</Table.Th>
          <Table.Th className={classes.wide}>{t('for')}</Table.Th>
          <Table.Th ta="right">{t('sent')}</Table.Th>
          <Table.Th ta="right">{t('opened')}</Table.Th>
          <Table.Th ta="right">{t('clicked')}</Table.Th>
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

function Row({ campaign, ...verbs }: RowVerbs & { readonly campaign: CampaignRow }) {
  const t = useTranslations('authoring.list');
  const { number } = useFormats();
  const facts = useFacts(campaign);
  const figure = (value: number) => (campaign.state === 'draft' ? '–' : number(value));
  return (
    <Table.Tr>
      <Table.Td className={classes.what}>
        <div className={classes.named}>
          <Thumbnail campaign={campaign} />
          <div className={classes.words}>
            <LinkAnchor to={authoringPaths.campaign({ id: campaign.id })} fw={560}>
              {campaign.name}
            </LinkAnchor>
            <Text size="sm" c="dimmed" lineClamp={1}>
              {facts.subject || t('noSubject')}
            </Text>
          </div>
        </div>
      </Table.Td>
      <Table.Td className={classes.stand}>
        <StateBadge campaign={campaign} />
      </Table.Td>
      <Table.Td className={classes.when}>{facts.when ?? '–'}</Table.Td>
      <Table.Td className={classes.wide}>
        {facts.place}
        <Text size="sm" c="dimmed" lineClamp={2}>
          {[facts.advisors, facts.suppliers].filter(Boolean).join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td ta="right" className={classes.figure}>
        {figure(campaign.num_sent)}
      </Table.Td>
      <Table.Td ta="right" className={classes.figure}>
        {figure(campaign.num_open)}
      </Table.Td>
      <Table.Td ta="right" className={classes.figure}>
        {figure(campaign.num_click)}
      </Table.Td>
      <Table.Td ta="right">
        <RowActions campaign={campaign} {...verbs} />
      </Table.Td>
    </Table.Tr>
  );
}
