import { IconPhoto } from '@tabler/icons-react';
import { BLOCK_COLOUR, type Block, type BlockOf, type SimpleBlock } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { HtmlText } from '../../../ui/html-text.tsx';
import { makeReadable } from './readable.ts';
import classes from './summary.module.css';
import { useOffered } from './use-offered.ts';
import { useWriter } from './writer.ts';

/** Columns have no name; they are told apart by where they stand. */
export const COLUMNS = ['first', 'second', 'third'] as const;

/** How a block will look, drawn small; nothing in it can be reached. */
export function Summary({ block }: { readonly block: Block | SimpleBlock }) {
  switch (block.type) {
    case 'text':
      return <Html html={block.html} align={block.align} />;
    case 'footer':
      return <Html html={block.html} align="left" quiet />;
    case 'image':
      return <Picture of={block} width={block.width} />;
    case 'button':
      return <ButtonLook label={block.label} align={block.align} colour={block.colour} />;
    case 'offer':
      return <Offer offer={block} />;
    case 'divider':
      return <div className={classes.divider} data-space={block.space} data-line={block.line} />;
    case 'social':
      return <Social links={block.links} align={block.align} />;
    case 'columns':
      return (
        <div className={classes.columns}>
          {block.columns.map((column, at) => (
            <div key={COLUMNS[at]} className={classes.column}>
              {column.blocks.map((inside) => (
                <Summary key={inside.id} block={inside} />
              ))}
            </div>
          ))}
        </div>
      );
  }
}

function Html({ html, align, quiet }: { readonly html: string; readonly align: string; readonly quiet?: boolean }) {
  const t = useTranslations('authoring.blocks');
  const offered = useOffered();
  const { locale } = useWriter();
  return (
    <div className={classes.html} data-align={align} data-quiet={quiet}>
      {html === '' ? (
        <span className={classes.empty}>{t('emptyText')}</span>
      ) : (
        <HtmlText html={makeReadable(html, offered)} lang={locale} />
      )}
    </div>
  );
}

interface Pictured {
  readonly of: { readonly image: number | null };
  readonly width: number;
}
function Picture({ of: { image }, width }: Pictured) {
  const { pictures } = useWriter();
  const picture = image === null ? undefined : pictures.get(image);
  if (picture)
    return (
      <img
        className={classes.picture}
        src={picture.url}
        alt=""
        width={picture.width}
        height={picture.height}
        style={{ maxWidth: `${width}%` }}
        loading="lazy"
      />
    );
  return (
    <div className={classes.noPicture}>
      <IconPhoto size={28} stroke={1.4} />
    </div>
  );
}

function ButtonLook({
  label,
  align,
  colour,
}: {
  readonly label: string;
  readonly align: string;
  readonly colour: string | null;
}) {
  const t = useTranslations('authoring.blocks');
  const offered = useOffered();
  return (
    <div className={classes.buttonRow} data-align={align}>
      <span
        className={classes.button}
        style={label === '' ? undefined : { background: colour ?? BLOCK_COLOUR }}
        data-empty={label === '' || undefined}
      >
        {label === '' ? t('emptyButton') : makeReadable(label, offered)}
      </span>
    </div>
  );
}

function Offer({ offer }: { readonly offer: BlockOf<'offer'> }) {
  const t = useTranslations('authoring.blocks');
  const offered = useOffered();
  const { locale } = useWriter();
  return (
    <div className={classes.offer}>
      <Picture of={offer} width={100} />
      <div className={classes.offerWords}>
        <strong>{offer.title === '' ? t('emptyOffer') : makeReadable(offer.title, offered)}</strong>
        {offer.price !== '' && <span className={classes.price}>{offer.price}</span>}
        {offer.html !== '' && <HtmlText html={makeReadable(offer.html, offered)} lang={locale} />}
        {offer.label !== '' && (
          <span className={classes.button} style={{ background: BLOCK_COLOUR }}>
            {makeReadable(offer.label, offered)}
          </span>
        )}
      </div>
    </div>
  );
}

function Social({ links, align }: Pick<BlockOf<'social'>, 'links' | 'align'>) {
  const t = useTranslations('authoring.blocks');
  const names = useTranslations('authoring.networks');
  return (
    <div className={classes.social} data-align={align}>
      {links.length === 0 && <span className={classes.empty}>{t('emptySocial')}</span>}
      {links.map(({ network }) => (
        <span key={network} className={classes.network}>
          {names(network)}
        </span>
      ))}
    </div>
  );
}
