import { Button } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { connectionsPaths } from '@waypost/contract/connections';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../../platform/session/refresh-session.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { newslettersPaths } from '../paths.ts';
import classes from './account.module.css';
import { removeAccount, useAccountId, useIsOwn } from './api.ts';

/** What removing the newsletter does, and the button for it (CONN-049). */
export default function RemovePage() {
  const t = useTranslations('newsletters.account');
  const { slug } = useProfile();
  const id = useAccountId();
  const own = useIsOwn();
  return (
    <>
      <PageHead title={t('removal.title')} />
      <div className={classes.narrow}>
        {id === null ? (
          <SectionCard>
            <EmptyState
              icon={<IconMailOff size={40} stroke={1.4} />}
              title={t('settings.notConnected')}
              text={t('settings.notConnectedText')}
              action={own && <LinkButton to={newslettersPaths.signUp({ slug })}>{t('settings.connect')}</LinkButton>}
            />
          </SectionCard>
        ) : !own ? (
          <SectionCard>
            <EmptyState icon={<IconMailOff size={40} stroke={1.4} />} title={t('removal.readOnly')} />
          </SectionCard>
        ) : (
          <Consequences id={id} />
        )}
      </div>
    </>
  );
}

function Consequences({ id }: { readonly id: number }) {
  const t = useTranslations('newsletters.account.removal');
  const { slug } = useProfile();
  const go = useGo();
  const connections = connectionsPaths.list({ slug });
  const remove = useAction({
    run: () => removeAccount(id),
    success: t('done'),
    invalidate: [['newsletter-account']],
    onSuccess: async () => {
      await refreshSession();
      go(connections, { replace: true });
    },
  });
  return (
    <SectionCard title={t('lead')}>
      <div className={classes.fields}>
        <ul className={classes.consequences}>
          <li>{t('contacts')}</li>
          <li>{t('sending')}</li>
          <li>{t('stats')}</li>
        </ul>
        <div className={classes.buttons}>
          <LinkButton variant="default" to={connections}>
            {t('keep')}
          </LinkButton>
          <Button color="coral" loading={remove.pending} onClick={() => remove.run()}>
            {t('confirm')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}
