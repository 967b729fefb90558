import type { Translated } from '../../translated.ts';
import type { shell as en } from './en.ts';

export const shell = {
  hold: {
    label: 'Envíos suspendidos',
    waiting:
      'Los envíos están suspendidos: nuestro equipo está verificando todo tras una interrupción. Tus publicaciones están a salvo.',
    outage:
      'Los envíos están suspendidos (inicio: {since}). Waypost no estuvo disponible por más de una hora. Revisa las publicaciones que no salieron a tiempo y luego reanuda los envíos. Si mientras tanto se restauraron datos, indícalo: entonces todos tendrán que iniciar sesión de nuevo.',
    copied:
      'Los envíos están suspendidos (inicio: {since}). Parece que este sistema es una copia de otro Waypost. Reanúdalos solo si el otro se detuvo.',
    restored:
      'Los envíos están suspendidos (inicio: {since}). Esta base de datos se restauró o se copió. Reanúdalos solo si la original se detuvo. Antes revisaremos cada página.',
    set_back:
      'Los envíos están suspendidos (inicio: {since}). Esta base de datos olvidó publicaciones que ya se publicaron. Al reanudar, primero revisaremos cada página.',
    onlyAway: 'Solo fue una interrupción',
    setBack: 'Se restauraron los datos',
    resume: 'Reanudar los envíos',
    resumed: 'Los envíos se reanudaron.',
    unknown:
      '{count, plural, one {Esta base de datos desconoce # publicación que ya se publicó} other {Esta base de datos desconoce # publicaciones que ya se publicaron}}',
  },
} as const satisfies Translated<typeof en>;
