import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import classes from '../../../ui/listing/listing.module.css';
import { campaignPaths } from '../paths.ts';
import { StateBadge } from '../state-badge.tsx';
import type { Rows } from './campaign-table.tsx';
import { RowActions } from './row-actions.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useFacts } from './use-facts.ts';

/** On a phone: one below the other. */
export const CampaignCards = ({ campaigns, ...verbs }: Rows) => (
  <ul className={classes.cards}>
    {campaigns.map((campaign) => (
      <Card key={campaign.id} campaign={campaign} {...verbs} />
    ))}
  </ul>
);

function Card({ campaign, ...verbs }: Omit<Rows, 'campaigns'> & { readonly campaign: Rows['campaigns'][number] }) {
  const types = useTranslations('campaigns.types');
  const facts = useFacts(campaign);
  const library = campaign.type === 'library' && types('library');
  return (
    <li className={classes.card}>
      <Thumbnail campaign={campaign} />
      <div className={classes.words}>
        <LinkAnchor to={campaignPaths.campaign({ id: campaign.id })} fw={560}>
          {campaign.title}
        </LinkAnchor>
        <div className={classes.state}>
          <StateBadge campaign={campaign} />
          <Text component="span" size="sm" c="dimmed">
            {[library, facts.supplier, facts.posts, facts.period].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </div>
      <RowActions campaign={campaign} {...verbs} />
    </li>
  );
}
