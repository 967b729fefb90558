import { Alert, Button, Radio, Text } from '@mantine/core';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { PageItem } from '@waypost/contract/connections';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../platform/session/use-session.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useConnect, usePages, useSelectPage } from '../api.ts';
import { usePermissionNames } from '../card/problem-notice.tsx';
import classes from '../connections.module.css';
import { blockOf, singlePage } from './pages.ts';

interface Props {
  readonly app: SocialApp;
  /** Opened by the address: a single page is taken without a click. */
  readonly auto: boolean;
  readonly onClose: () => void;
}

export function PageSelector({ app, auto, onClose }: Props) {
  const t = useTranslations('connections.selector');
  const names = usePermissionNames();
  const pages = usePages(app);
  const select = useSelectPage(app, onClose);
  const connect = useConnect(app);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = pages.data?.results;
  const missing = pages.data?.missing_permissions ?? [];
  const current = list?.find((page) => page.current)?.id ?? null;
  const value = chosen ?? current;

  const single = auto && list ? singlePage(list) : null;
  const taken = useRef(false);
  useEffect(() => {
    if (!single || taken.current) return;
    taken.current = true;
    select.run(single.id);
  }, [single, select.run]);

  const again = (
    <Button variant="default" loading={connect.pending} onClick={() => connect.run({ reconnect: true })}>
      {t('again')}
    </Button>
  );
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t(`titleOf.${app}`)}
      size={520}
      confirmLabel={t('confirm')}
      confirmDisabled={value === null}
      pending={select.pending}
      onConfirm={() => value !== null && select.run(value)}
    >
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      {missing.length > 0 && (
        <Alert color="coral" role="alert">
          {t('missing', { names: names(missing) })}
        </Alert>
      )}
      {pages.isPending && <ListSkeleton rows={3} />}
      {pages.isError && <ErrorState title={t('listFailed')} error={pages.error} onRetry={() => void pages.refetch()} />}
      {list?.length === 0 && (
        <EmptyState
          icon={<IconPlugConnectedX size={40} stroke={1.4} />}
          title={t('none')}
          text={t(`noneOf.${app}`)}
          action={again}
        />
      )}
      {list && list.length > 0 && (
        <Radio.Group value={value} onChange={setChosen} aria-label={t('listLabel')}>
          <div className={classes.options}>
            {list.map((page) => (
              <PageOption key={page.id} page={page} />
            ))}
          </div>
        </Radio.Group>
      )}
      {list && <Gaps app={app} pages={list} again={again} />}
      {(missing.length > 0 || pages.isError) && list?.length !== 0 && again}
      <details className={classes.faq} open={list?.length === 0 || undefined}>
        <summary>{t('faqTitle')}</summary>
        <ul>
          <li>{t('faqAdmin')}</li>
          <li>{t('faqPrivate')}</li>
          <li>{t('faqPermissions')}</li>
          {CHANNELS[app].consent === 'accounts' && <li>{t('faqInstagram')}</li>}
        </ul>
      </details>
    </ConfirmModal>
  );
}

interface GapsProps {
  readonly app: SocialApp;
  readonly pages: readonly PageItem[];
  readonly again: ReactNode;
}

/** Why the list is shorter than a person may expect: no role on a Company Page, or something that we were not granted. */
function Gaps({ app, pages, again }: GapsProps) {
  const t = useTranslations('connections');
  const { limits = [] } = useProfile().applications[app];
  // The person's own profile is the one page for which no role is needed.
  const noRole =
    CHANNELS[app].consent === 'roles' &&
    pages.length > 0 &&
    !limits.includes('company_pages') &&
    !pages.some((page) => page.organization);
  return (
    <>
      {noRole && (
        <>
          <Text size="sm" c="dimmed">
            {t('selector.noCompany', { network: CHANNELS[app].name })}
          </Text>
          {again}
        </>
      )}
      {limits.map((limit) => (
        <Text key={limit} size="sm" c="dimmed">
          {t(`limit.${limit}`, { network: CHANNELS[app].name })}
        </Text>
      ))}
    </>
  );
}

/** One page; a page that cannot be chosen says why. */
function PageOption({ page }: { readonly page: PageItem }) {
  const t = useTranslations('connections.selector');
  const block = blockOf(page);
  const line = block ? t(block) : page.current ? t('current') : null;
  return (
    <Radio.Card
      value={page.id}
      className={classes.option}
      disabled={block !== null}
      data-disabled={block !== null || undefined}
    >
      <PersonAvatar name={page.name} image={page.picture_url} square />
      <span className={classes.optionWords}>
        <Text fw={560} truncate component="span" display="block" c={block ? 'dimmed' : undefined}>
          {page.name}
        </Text>
        {line && (
          <Text size="sm" c="dimmed" component="span" display="block">
            {line}
          </Text>
        )}
      </span>
      {!block && <Radio.Indicator />}
    </Radio.Card>
  );
}
