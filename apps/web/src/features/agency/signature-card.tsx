import { Text } from '@mantine/core';
import { IconCertificate, IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { addressLines, licenseLine, phoneShown, phoneWithExtension, websiteShown } from '@waypost/contract/agency';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { nameOf } from '../../platform/session/name-of.ts';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import classes from './agency.module.css';
import type { Business } from './api.ts';
import type { BusinessValues, Offered } from './form/values.ts';
import { LogoImage } from './pictures/logo-image.tsx';

interface Props {
  readonly stored: Business;
  readonly values: BusinessValues;
  readonly offered: Offered;
}

/** The agent as travellers will read her, while she types. What is empty is left out. */
export function SignatureCard({ stored, values, offered }: Props) {
  const t = useTranslations('agency.screen');
  const name = nameOf(stored, stored.slug);
  const phone = phoneShown(values.phone, values.phone_country_code);
  const state = offered.states.find(({ code }) => code === values.state)?.code ?? '';
  const license = offered.licenses.find(({ code }) => code === values.agency_license_description);
  const number = license?.mask ? values.agency_license_number : '';
  return (
    <div className={classes.signature}>
      <div className={classes.who}>
        <PersonAvatar name={name} image={stored.avatar} size="xl" />
        <div className={classes.names}>
          <Text fw={620} size="lg" lineClamp={2}>
            {name}
          </Text>
          <Text c="dimmed" lineClamp={2}>
            {values.agency_name.trim() || t('yourAgency')}
          </Text>
        </div>
      </div>
      <ul className={classes.facts}>
        <Fact icon={<IconPhone size={16} stroke={1.7} />}>
          {phoneWithExtension(phone, values.phone_extension, (of) => t('extension', of))}
        </Fact>
        <Fact icon={<IconWorld size={16} stroke={1.7} />}>{websiteShown(values.website)}</Fact>
        <Fact icon={<IconMapPin size={16} stroke={1.7} />}>
          {addressLines({ ...values, state, country: stored.country_iso }).join(', ')}
        </Fact>
        <Fact icon={<IconCertificate size={16} stroke={1.7} />}>{licenseLine(license?.code ?? null, number)}</Fact>
      </ul>
      {stored.logo_image && <LogoImage className={classes.logo} src={stored.logo_image} alt={t('logo')} />}
    </div>
  );
}

const Fact = ({ icon, children }: { readonly icon: ReactNode; readonly children: string }) =>
  children !== '' && (
    <li>
      <span aria-hidden="true">{icon}</span>
      {children}
    </li>
  );
