import type { Translated } from '../../translated.ts';
import type { generator as en } from './en.ts';

export const generator = {
  refused: {
    toConnections: 'Conexiones de {name}',
    toPosts: 'Publicaciones de {name}',
    leaveOut: 'Publicar sin {name}',
  },
  /** What staff write for many advisors. */
  template: {
    message: 'Texto',
    hint: 'Escribe el texto. Los campos variables se llenan con los datos de cada asesor.',
    placeholders: 'Insertar un campo variable',
    unknown: 'Este campo variable no existe: {name}',
  },
  placeholders: {
    empty: 'Aún no está en tu perfil',
    names: {
      agent: { first_name: 'Nombre', last_name: 'Apellido', email: 'Correo', phone: 'Teléfono' },
      agency: { name: 'Nombre de la agencia', website: 'Sitio web' },
      booking_link: 'Enlace de reservaciones',
    },
  },
} as const satisfies Translated<typeof en>;
