import type { EmarketingAccount } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { HtmlText } from '../../../ui/html-text.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './preview.module.css';

interface Props {
  readonly account: EmarketingAccount;
  /** As it stands in the fields now. */
  readonly typed: Pick<EmarketingAccount, 'sender_name' | 'postal_address' | 'show_logo' | 'signature'>;
}

/** What all newsletters have of their sender, as a client sees it, around what the team writes. */
export function Preview({ account, typed }: Props) {
  const t = useTranslations('newsletters.account.preview');
  const { sends_as, logo } = account;
  const { sender_name: name, show_logo, signature } = typed;
  return (
    <SectionCard title={t('title')} description={t('hint')} className={classes.card}>
      <div className={classes.mail}>
        <div className={classes.sender}>
          <PersonAvatar name={name} />
          <div className={classes.who}>
            <strong>{name}</strong>
            <span>{sends_as}</span>
          </div>
        </div>
        <div className={classes.body}>
          {show_logo && logo !== null && <img className={classes.logo} src={logo} alt={t('logo')} />}
          <div className={classes.written}>
            <span aria-hidden="true" />
            <span aria-hidden="true" />
            <span aria-hidden="true" />
            <p>{t('team')}</p>
          </div>
          {signature === '' ? (
            <p className={classes.none}>{t('noSignature')}</p>
          ) : (
            <HtmlText html={spaced(signature)} />
          )}
        </div>
        <div className={classes.foot}>
          {linesOf(account, typed.postal_address).map((line) => (
            <div key={line}>{line}</div>
          ))}
          <u>{t('unsubscribe')}</u>
        </div>
      </div>
    </SectionCard>
  );
}

const spaced = (html: string): string => html.replaceAll('&nbsp;', '\u00a0');

/** Those of the business profile are known while no others are stored. */
function linesOf({ postal_address, postal_address_used }: EmarketingAccount, typed: string): string[] {
  const own = typed.split('\n').filter((line) => line.trim() !== '');
  if (own.length > 0) return [...new Set(own)];
  return postal_address === '' ? [...new Set(postal_address_used)] : [];
}
