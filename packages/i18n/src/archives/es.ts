import type { Translated } from '../translated.ts';
import type { archives as en } from './en.ts';

export const archives = {
  title: 'Exportar mis datos',
  lead: 'Todo lo que hay en tu cuenta, con tus imágenes y videos, en un archivo.',
  ask: 'Exportar mis datos',
  anew: 'Crear otro',
  again: 'Intentar de nuevo',
  making:
    'Estamos reuniendo tus datos. Puedes cerrar esta página; te avisaremos por correo cuando el archivo esté listo.',
  progress: 'Avance',
  ready: 'Tu archivo está listo ({size}). Disponible hasta esta fecha: {date}.',
  download: 'Descargar',
  failed: 'No pudimos crear tu archivo. Inténtalo de nuevo.',
} as const satisfies Translated<typeof en>;
