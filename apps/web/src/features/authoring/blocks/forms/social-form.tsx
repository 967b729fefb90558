import { ActionIcon, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type BlockOf, SOCIAL_LINKS } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { moved } from '../arrange.ts';
import { useProblem } from '../writer.ts';
import { AlignField } from './align-field.tsx';
import type { FormProps } from './form-props.ts';
import classes from './forms.module.css';
import { UrlField } from './link-fields.tsx';

/** Icons that lead to the pages of networks, each once. */
export function SocialForm({ block, onChange }: FormProps<BlockOf<'social'>>) {
  const t = useTranslations('authoring.form');
  const names = useTranslations('authoring.networks');
  const ordered = useTranslations('ui.ordered');
  const problem = useProblem(block.id);
  const { links } = block;
  const free = SOCIAL_LINKS.filter((network) => !links.some((link) => link.network === network));
  const set = (next: typeof links, field: string | null) => onChange({ ...block, links: [...next] }, field);
  return (
    <div className={classes.form}>
      <ul className={classes.links}>
        {links.map(({ network, url }, at) => (
          <li key={network} className={classes.link}>
            <div className={classes.grow}>
              <UrlField
                label={names(network)}
                path={`${block.id}.${network}`}
                value={url}
                error={url.trim() === '' ? problem('url') : undefined}
                onChange={(next) => set(links.with(at, { network, url: next }), `url-${network}`)}
              />
            </div>
            <ActionIcon
              size={30}
              aria-label={`${ordered('up')}: ${names(network)}`}
              disabled={at === 0}
              onClick={() => set([...moved(links, at, at - 1)], null)}
            >
              <IconArrowUp size={16} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              size={30}
              aria-label={`${ordered('down')}: ${names(network)}`}
              disabled={at === links.length - 1}
              onClick={() => set([...moved(links, at, at + 1)], null)}
            >
              <IconArrowDown size={16} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              size={30}
              aria-label={t('removeLink', { name: names(network) })}
              onClick={() => set(links.toSpliced(at, 1), null)}
            >
              <IconTrash size={16} stroke={1.7} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <Select
          className={classes.short}
          aria-label={t('addLink')}
          placeholder={t('addLink')}
          data={free.map((value) => ({ value, label: names(value) }))}
          value={null}
          onChange={(chosen) => {
            const network = free.find((one) => one === chosen);
            if (network) set([...links, { network, url: '' }], null);
          }}
        />
      )}
      <AlignField value={block.align} onChange={(align) => onChange({ ...block, align }, null)} />
    </div>
  );
}
