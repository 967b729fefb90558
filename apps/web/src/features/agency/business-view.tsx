import { IconWorldPin } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { profilesPaths } from '../profiles/paths.ts';
import classes from './agency.module.css';
import { type Business, useBusiness, useOffered } from './api.ts';
import { BusinessForm } from './form/business-form.tsx';
import { type BusinessValues, type Offered, valuesOf } from './form/values.ts';
import { PictureField } from './pictures/picture-field.tsx';
import { usePicture } from './pictures/use-picture.ts';
import { SignatureCard } from './signature-card.tsx';

interface Props {
  /** On a page in cards of their own, with what travellers see beside the form; in a dialog one below the other. */
  readonly place: 'page' | 'dialog';
  /** Whether something would be lost with it. */
  readonly onUnsaved?: (unsaved: boolean) => void;
  readonly onSaved?: () => void;
  readonly onCancel?: () => void;
}

/** The business profile: its pictures and its form, or what stands in their place. */
export function BusinessView(props: Props) {
  const t = useTranslations('agency.screen');
  const { pk, slug, country_pk: country } = useProfile();
  const stored = useBusiness(pk);
  const { hosts, states, licenses, error: failed, refetch } = useOffered(country);
  const error = stored.data ? failed : stored.error;
  if (country === null)
    return (
      <Framed {...props}>
        <EmptyState
          icon={<IconWorldPin size={40} stroke={1.4} />}
          title={t('noCountry')}
          text={t('noCountryText')}
          action={<LinkButton to={profilesPaths.setup({ slug })}>{t('chooseCountry')}</LinkButton>}
        />
      </Framed>
    );
  if (stored.data && hosts && states && licenses)
    return <Filled {...props} key={pk} stored={stored.data} offered={{ hosts, states, licenses }} />;
  return (
    <Framed {...props}>
      {error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([stored.refetch(), refetch()])} />
      ) : (
        <ListSkeleton rows={10} shape="line" />
      )}
    </Framed>
  );
}

const Framed = ({ place, children }: Pick<Props, 'place'> & { readonly children: React.ReactNode }) =>
  place === 'page' ? <SectionCard>{children}</SectionCard> : children;

interface FilledProps extends Props {
  readonly stored: Business;
  readonly offered: Offered;
}

function Filled({ place, stored, offered, onUnsaved, onSaved, onCancel }: FilledProps) {
  const t = useTranslations('agency.screen');
  const photo = usePicture('photo', stored.pk);
  const logo = usePicture('logo', stored.pk);
  const [values, setValues] = useState<BusinessValues>(() => valuesOf(stored));
  const [dirty, setDirty] = useState(false);
  const uploading = photo.sending !== null || logo.sending !== null;
  const unsaved = dirty || uploading;
  useEffect(() => onUnsaved?.(unsaved), [unsaved, onUnsaved]);
  const onChanged = useCallback((typed: BusinessValues, changed: boolean) => {
    setValues(typed);
    setDirty(changed);
  }, []);
  const pictures = (
    <div className={classes.pictures} data-place={place}>
      <PictureField kind="photo" profile={stored.pk} stored={stored.avatar} picture={photo} />
      <PictureField kind="logo" profile={stored.pk} stored={stored.logo_image} picture={logo} />
    </div>
  );
  const form = <BusinessForm {...{ stored, offered, uploading, onChanged, onSaved, onCancel }} />;
  if (place === 'dialog')
    return (
      <div className={classes.dialog}>
        {pictures}
        {form}
      </div>
    );
  return (
    <div className={classes.page}>
      <SectionCard label={t('details')}>{form}</SectionCard>
      <div className={classes.side}>
        <SectionCard title={t('pictures')} className={classes.shown}>
          {pictures}
        </SectionCard>
        <SectionCard title={t('preview')} description={t('previewHint')}>
          <SignatureCard stored={stored} values={values} offered={offered} />
        </SectionCard>
      </div>
    </div>
  );
}
