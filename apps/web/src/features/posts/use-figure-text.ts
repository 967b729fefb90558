import { useFormats } from '../../platform/formats/use-formats.ts';
import { type Figure, formatDuration } from './figures.ts';

/** A figure in its unit; a dash where the network gave none. */
export function useFigureText() {
  const formats = useFormats();
  return ({ unit, value }: Pick<Figure, 'unit' | 'value'>): string => {
    if (value === null) return '–';
    if (unit === 'ms') return formatDuration(value);
    return unit === 'percent' ? formats.percent(value) : formats.number(value);
  };
}
