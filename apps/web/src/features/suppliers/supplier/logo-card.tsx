import { Button, FileButton, Group, Text } from '@mantine/core';
import { UPLOAD_MIME_TYPES } from '@waypost/contract/media';
import { removeSupplierLogo, type Supplier, uploadSupplierLogo } from '@waypost/contract/suppliers';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SUPPLIERS_KEY } from '../api.ts';
import classes from './supplier-page.module.css';

/** What the supplier is known by where its campaigns are listed. */
export function LogoCard({ supplier: { id, logo, supplier_label } }: { readonly supplier: Supplier }) {
  const t = useTranslations('suppliers.logo');
  const params = { id };
  const upload = useAction({
    run: (file: File) => {
      const body = new FormData();
      body.set('image', file);
      return call(uploadSupplierLogo, { params, body });
    },
    success: t('saved'),
    invalidate: [SUPPLIERS_KEY],
  });
  const remove = useAction({
    run: () => call(removeSupplierLogo, { params }),
    success: t('removed'),
    invalidate: [SUPPLIERS_KEY],
  });
  return (
    <SectionCard title={t('title')}>
      <div className={classes.logo}>
        {logo === null ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <img src={logo} alt={t('alt', { name: supplier_label })} />
        )}
        <Group gap="sm">
          <FileButton accept={UPLOAD_MIME_TYPES.join()} onChange={(file) => file && upload.run(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={upload.pending}>
                {t(logo === null ? 'upload' : 'replace')}
              </Button>
            )}
          </FileButton>
          {logo !== null && (
            <Button variant="default" loading={remove.pending} onClick={() => remove.run()}>
              {t('remove')}
            </Button>
          )}
        </Group>
      </div>
    </SectionCard>
  );
}
