import { IconAlertTriangle, IconCircleDashed, IconInfoCircle } from '@tabler/icons-react';
import type { SocialApp } from '@waypost/contract/networks';
import { CHANNELS } from '@waypost/contract/networks';
import type { PreflightMessage } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { UpgradeLink } from '../../../ui/upgrade-link.tsx';
import { agencyPaths } from '../../agency/paths.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import { usePreflightText } from '../../posts/index.ts';
import classes from '../composer.module.css';
import type { Requirement } from './checks.ts';

interface Props {
  readonly missing: readonly Requirement[];
  /** The networks without a text, where each has its own. */
  readonly blank: readonly SocialApp[];
  readonly messages: readonly PreflightMessage[];
  /** Several networks: each message names its own. */
  readonly named: boolean;
}

/** Filled from the booking link, which has its field among the settings of all networks. */
const OF_BOOKING_LINK: readonly unknown[] = ['{{booking_link}}', '{{agency.website}}'];

/** What is still missing and what would go wrong, while there is time to mend it. */
export function CheckList({ missing, blank, messages, named }: Props) {
  const t = useTranslations('generator');
  const textOf = usePreflightText();
  const { slug } = useProfile();
  const textOfMissing = (requirement: Requirement): string => {
    if (requirement === 'upload') return t('composer.uploading');
    if (requirement === 'message' && blank.length > 0)
      return t('requirements.messageFor', { networks: blank.map((app) => CHANNELS[app].name).join(', ') });
    return t(`requirements.${requirement}`);
  };
  if (missing.length === 0 && messages.length === 0) return null;
  return (
    <SectionCard title={t('requirements.title')}>
      <ul className={classes.checks} aria-live="polite" data-needed="checks" tabIndex={-1}>
        {messages.map((message) => (
          <li key={`${message.app}-${message.code}`} className={classes.check} data-level={message.level}>
            {message.level === 'error' ? (
              <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
            ) : (
              <IconInfoCircle size={16} stroke={1.7} aria-hidden="true" />
            )}
            <span>
              {named && <strong>{CHANNELS[message.app].name}: </strong>}
              {textOf(message)}
              {message.code === 'placeholder_empty' && OF_BOOKING_LINK.includes(message.values?.name) && (
                <>
                  {' '}
                  <LinkAnchor to={connectionsPaths.advanced({ slug })}>{t('requirements.toBookingLink')}</LinkAnchor>
                </>
              )}
              {message.code === 'placeholder_upgrade' && (
                <>
                  {' '}
                  <UpgradeLink />
                </>
              )}
              {message.code === 'logo_unreadable' && (
                <>
                  {' '}
                  <LinkAnchor to={agencyPaths.profile({ slug })}>{t('requirements.toBusinessProfile')}</LinkAnchor>
                </>
              )}
            </span>
          </li>
        ))}
        {missing.map((requirement) => (
          <li key={requirement} className={classes.check}>
            <IconCircleDashed size={16} stroke={1.7} aria-hidden="true" />
            {textOfMissing(requirement)}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
