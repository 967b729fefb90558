import '@mantine/core/styles/Slider.layer.css';
import 'react-easy-crop/react-easy-crop.css';
import { ActionIcon, Button, Group, SegmentedControl, Slider, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { drawPart, EDGE_MIN, type Framing, isTooSmall, ZOOM_MAX } from './crop.ts';
import type { PictureKind } from './picture.ts';
import classes from './pictures.module.css';
import { useFraming } from './use-framing.ts';

interface Props {
  readonly kind: PictureKind;
  readonly file: File;
  /** Object URL of the file. */
  readonly source: string;
  readonly onClose: () => void;
  readonly onDone: (part: File) => void;
}

const SHAPES = { whole: null, square: 1, wide: 2 } as const;
type Shape = keyof typeof SHAPES;
const START: Framing = { crop: { x: 0, y: 0 }, zoom: 1, aspect: null };
const STEP_PX = 8;

/** What of a photo or logo is shown: moved by pointer, touch or arrow keys, nearer by the slider; each step can be undone. */
export default function CropDialog({ kind, file, source, onClose, onDone }: Props) {
  const t = useTranslations('agency.crop');
  const photo = kind === 'photo';
  const { framing, set, mark, undo } = useFraming(photo ? { ...START, aspect: 1 } : START);
  const [natural, setNatural] = useState<MediaSize | null>(null);
  const [broken, setBroken] = useState(false);
  const small = natural !== null && isTooSmall(natural);
  const [working, setWorking] = useState(false);
  const part = useRef<Area | null>(null);
  const hint = useId();
  const area = useRef<RefObject<HTMLDivElement> | null>(null);
  // There as soon as the picture is.
  useEffect(() => {
    if (natural !== null) requestAnimationFrame(() => area.current?.current?.focus({ preventScroll: true }));
  }, [natural]);
  const { crop, zoom, aspect } = framing;
  const use = async () => {
    if (part.current === null) return;
    setWorking(true);
    try {
      onDone(await drawPart(source, part.current, file));
    } catch {
      setBroken(true);
      setWorking(false);
    }
  };
  const own = natural === null ? 1 : natural.naturalWidth / natural.naturalHeight;
  return (
    <Dialog opened onClose={onClose} title={t(`title.${kind}`)} size={560}>
      <Form
        className={classes.dialog}
        errors={broken ? [t('broken')] : small ? [t('small', { edge: EDGE_MIN })] : []}
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands in the form that it is opened from, for React.
          event.stopPropagation();
          void use();
        }}
      >
        <div className={classes.stage} data-kind={kind}>
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={aspect ?? own}
            cropShape={photo ? 'round' : 'rect'}
            showGrid={false}
            keyboardStep={STEP_PX}
            disableAutomaticStylesInjection
            onCropChange={(next) => set({ crop: next })}
            onZoomChange={(next) => set({ zoom: next })}
            onCropComplete={(_, pixels) => (part.current = pixels)}
            onCropAreaChange={(_, pixels) => (part.current = pixels)}
            onInteractionStart={mark}
            onMediaLoaded={setNatural}
            setCropperRef={(of) => {
              area.current = of;
            }}
            mediaProps={{ onError: () => setBroken(true) }}
            cropperProps={{ role: 'group', 'aria-label': t('area'), 'aria-describedby': hint }}
            classes={{ cropAreaClassName: classes.area ?? '' }}
          />
        </div>
        <Text size="sm" c="dimmed" id={hint}>
          {t('hint')}
        </Text>
        {!photo && (
          <SegmentedControl
            fullWidth
            aria-label={t('shape')}
            data={(['whole', 'square', 'wide'] as const).map((value) => ({ value, label: t(`shapes.${value}`) }))}
            value={shapeOf(aspect)}
            onChange={(value) => {
              mark();
              set({ ...START, aspect: SHAPES[value as Shape] });
            }}
          />
        )}
        <Zoom value={zoom} onStart={mark} onChange={(next) => set({ zoom: next })} onUndo={undo} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={working} disabled={natural === null || broken || small}>
            {t(`use.${kind}`)}
          </Button>
        </Group>
      </Form>
    </Dialog>
  );
}

const shapeOf = (aspect: number | null): Shape => (aspect === null ? 'whole' : aspect === 1 ? 'square' : 'wide');

interface ZoomProps {
  readonly value: number;
  readonly onStart: () => void;
  readonly onChange: (value: number) => void;
  /** Null while nothing was moved. */
  readonly onUndo: (() => void) | null;
}

function Zoom({ value, onStart, onChange, onUndo }: ZoomProps) {
  const t = useTranslations('agency.crop');
  const { whole } = useFormats();
  const moving = useRef(false);
  return (
    <div className={classes.zoom}>
      <Text size="sm" fw={560} aria-hidden="true">
        {t('zoom')}
      </Text>
      <Slider
        className={classes.slider}
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        label={null}
        thumbLabel={t('zoom')}
        thumbValueText={whole(value * 100)}
        value={value}
        onChange={(next) => {
          // One step of the undo for the whole of a movement.
          if (!moving.current) onStart();
          moving.current = true;
          onChange(next);
        }}
        onChangeEnd={() => (moving.current = false)}
      />
      <Text size="sm" c="dimmed" className={classes.percent} aria-hidden="true">
        {whole(value * 100)}
      </Text>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('undo')}
        title={t('undo')}
        disabled={onUndo === null}
        onClick={() => onUndo?.()}
      >
        <IconArrowBackUp size={18} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
