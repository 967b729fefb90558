import '@mantine/core/styles/List.layer.css';

import { Button, List, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type Campaign, type Posting, publishCampaign } from '@waypost/contract/campaigns';
import { CHANNELS } from '@waypost/contract/networks';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { NotSaved } from '../../../platform/saving/not-saved.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { LISTS_KEY, postingsKey } from '../api.ts';
import { useChecks } from '../checks/use-checks.ts';
import { useAgents } from '../preview/use-agents.ts';
import classes from './publish.module.css';

interface Props {
  readonly campaign: Campaign;
  readonly postings: readonly Posting[];
  /** Saves what is open; answers the version that the server has then, null when it has not got everything. */
  readonly flush: () => Promise<number | null>;
  readonly onClose: () => void;
  readonly onPublished: (campaign: Campaign) => void;
  /** To what has to be mended first. */
  readonly onShowChecks: () => void;
}

/** Loaded by lazy-dialogs.ts. What will happen, to whom and when; what keeps it from happening. */
export default function PublishDialog(props: Props) {
  const { campaign, flush, onClose, onPublished } = props;
  const t = useTranslations('campaigns.publish');
  const [refusal, setRefusal] = useState<string | null>(null);
  // What was typed last belongs to it.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void flush().then(() => !gone && setReady(true));
    return () => {
      gone = true;
    };
  }, [flush]);
  const { found } = useChecks(campaign.id, ready);
  const errors = found.data?.results.filter(({ severity }) => severity === 'error').length ?? 0;
  const publish = useAction<void, Campaign>({
    run: async () => {
      const version = await flush();
      if (version === null) throw new NotSaved();
      return call(publishCampaign, { params: { id: campaign.id }, body: { version } });
    },
    success: t('done'),
    invalidate: [LISTS_KEY, postingsKey(campaign.id)],
    handleFailure: (error) => {
      if (error instanceof NotSaved) {
        setRefusal(t('notSaved'));
        return true;
      }
      if (!isApiError(error, 409) && !isApiError(error, 400)) return false;
      const said = [...Object.values(error.fields).flat(), ...error.nonFieldErrors, error.userMessage].filter(Boolean);
      setRefusal([...new Set(said)].join(' ') || t('refused'));
      return true;
    },
    onSuccess: (stored) => {
      onPublished(stored);
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t(campaign.type === 'library' ? 'titleLibrary' : 'title')}
      confirmLabel={t('confirm')}
      size={560}
      pending={publish.pending}
      confirmDisabled={!ready || errors > 0 || found.data === undefined}
      onConfirm={() => publish.run()}
    >
      <div className={classes.body}>
        {refusal && (
          <div role="alert">
            <Notice tone="danger" title={refusal} />
          </div>
        )}
        {found.isError && found.data === undefined ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : !ready || found.data === undefined ? (
          <ListSkeleton rows={3} shape="line" />
        ) : errors > 0 ? (
          <ToChecks {...props} errors={errors} />
        ) : (
          <WhatHappens {...props} warnings={found.data.results.length} />
        )}
      </div>
    </ConfirmModal>
  );
}

function ToChecks({ errors, onClose, onShowChecks }: Props & { readonly errors: number }) {
  const t = useTranslations('campaigns.publish');
  return (
    <div role="alert">
      <Notice
        tone="danger"
        title={t('errors', { count: errors })}
        action={
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              onClose();
              onShowChecks();
            }}
          >
            {t('show')}
          </Button>
        }
      />
    </div>
  );
}

function WhatHappens(props: Props & { readonly warnings: number }) {
  const { campaign, postings, warnings, onClose, onShowChecks } = props;
  const t = useTranslations('campaigns.publish');
  const formats = useFormats();
  const library = campaign.type === 'library';
  const times = postings.flatMap(({ fire_at }) => fire_at ?? []).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  const good = <IconCircleCheck size={18} stroke={1.7} className={classes.good} aria-hidden="true" />;
  const warn = <IconAlertTriangle size={18} stroke={1.7} className={classes.warn} aria-hidden="true" />;
  return (
    <>
      <Text fw={560}>{t('whatHappens')}</Text>
      <List spacing={8} icon={good} className={classes.happens}>
        {library ? <List.Item>{t('library', { posts: campaign.num_postings })}</List.Item> : <Who {...props} />}
        {!library && first !== undefined && last !== undefined && (
          <List.Item>{t('when', { first: formats.dateTime(first), last: formats.dateTime(last) })}</List.Item>
        )}
        {!library && <List.Item>{t('slots')}</List.Item>}
        {!library && <List.Item>{t('later')}</List.Item>}
        {warnings > 0 && (
          <List.Item icon={warn}>
            {t('warnings', { count: warnings })}{' '}
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                onClose();
                onShowChecks();
              }}
            >
              {t('show')}
            </Button>
          </List.Item>
        )}
      </List>
    </>
  );
}

/** How many advisors get it, by country and by network. */
function Who({ campaign, postings }: Props) {
  const t = useTranslations('campaigns.publish');
  const country = useCountryName();
  const { data: of } = useAgents(campaign.id, '');
  if (of === undefined) return null;
  const posts = (app: string) => postings.filter((one) => one.app === app).length;
  const icon =
    of.agents === 0 ? (
      <IconAlertTriangle size={18} stroke={1.7} className={classes.warn} aria-hidden="true" />
    ) : undefined;
  return (
    <List.Item icon={icon}>
      {t('who', { agents: of.agents })}
      <ul className={classes.counts}>
        {of.by_country.map(({ country: iso, agents }) => (
          <li key={iso}>{t('countries', { country: country(iso), agents })}</li>
        ))}
        {of.by_app.map(({ app, agents }) => (
          <li key={app}>{t('apps', { network: CHANNELS[app].name, agents, posts: posts(app) })}</li>
        ))}
      </ul>
    </List.Item>
  );
}
