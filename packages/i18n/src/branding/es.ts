import type { Translated } from '../translated.ts';
import type { branding as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { branding: { menu: 'Tarjeta de presentación', tab: 'Tarjeta' } } as const satisfies Translated<
  typeof enNav
>;

export const branding = {
  title: 'Tarjeta de presentación e imagen de marca en reels',
  lead: 'Tu logo en las imágenes y tu tarjeta al final de los reels.',
  locked: 'Con PRO, tus imágenes llevan tu logo y tus reels terminan con tu tarjeta de presentación.',
  lockedTitle: 'Así podrían verse tus publicaciones',
  card: { nobody: 'Especialista en viajes' },
  saved: 'Cambios guardados.',
  failed: 'Ocurrió un error.',
  logo: {
    title: 'Logo como marca de agua',
    lead: 'Tu logo en las publicaciones de inspiración, a un cuarto de la altura de la imagen.',
    position: 'Dónde va tu logo',
    positions: {
      'no-logo': 'Sin logo',
      'top-left': 'Arriba a la izquierda',
      'top-right': 'Arriba a la derecha',
      'bottom-left': 'Abajo a la izquierda',
      'bottom-right': 'Abajo a la derecha',
    },
    own: 'También en las imágenes que yo agrego',
    ownHint: 'Si no, tu logo solo va en las publicaciones de campañas y bibliotecas.',
    missing: 'Todavía no tienes un logo. Agrégalo a tu perfil comercial y elige aquí dónde va.',
    add: 'Agregar un logo',
    preview: 'Vista previa de una imagen: {position}',
    placeholder: 'Tu logo',
  },
  banner: {
    title: 'Banner de cierre',
    lead: 'Tu tarjeta de presentación, que se muestra al final de tus reels.',
    note: 'Los cambios del banner pueden tardar hasta 24 horas en aplicarse a los reels programados.',
    color: 'Color de fondo',
    colors: {
      black: 'Negro',
      charcoal: 'Carbón',
      slate: 'Gris oscuro',
      silver: 'Gris',
      pale: 'Gris claro',
      white: 'Blanco',
      lagoon: 'Azul laguna (predeterminado)',
      green: 'Verde',
      orange: 'Naranja',
      yellow: 'Amarillo',
      blue: 'Azul',
      violet: 'Violeta',
    },
    own: 'Tu propio color',
    ownHint: 'Seis caracteres, por ejemplo #0F7B87',
    ownWrong: 'Escribe un color como #0F7B87.',
    use: 'Usar este color',
    seconds: 'Duración en pantalla',
    secondsHint: 'Cuánto tiempo se muestra tu tarjeta.',
    second: '{seconds, number} s',
    ownReels: 'También en los reels que yo agrego',
    ownReelsHint: 'Si no, tu tarjeta solo cierra los reels de campañas y bibliotecas.',
    noVideos: 'Por ahora Waypost no puede trabajar con videos, así que los reels se publican tal como están.',
    missingPhoto: 'Tu tarjeta muestra tus iniciales. Con una foto será más personal.',
    addPhoto: 'Agregar una foto',
    leftOut: 'Algunos caracteres de tus datos no se pueden dibujar en la tarjeta y quedaron fuera.',
    details: 'El nombre, el teléfono y el sitio web vienen de tu perfil comercial.',
    edit: 'Editar el perfil',
    shortened: 'Los nombres de más de {max, number} caracteres se acortan en la tarjeta.',
  },
  pending: {
    posts: '{count, plural, one {Se está actualizando # publicación} other {Se están actualizando # publicaciones}}',
    text: '{count, plural, one {Se enviará} other {Se enviarán}} con lo que acabas de cambiar. Si a una le llega la hora antes, espera hasta estar lista.',
    changing: 'Estamos aplicando tu cambio',
    changingText: 'En unos segundos sabremos a qué publicaciones programadas afecta.',
    progress: 'Publicaciones actualizadas',
    done: '{count, plural, one {Se actualizó # publicación} other {Se actualizaron # publicaciones}}',
    doneText: 'Tus publicaciones programadas se enviarán como se ve aquí.',
  },
  preview: {
    title: 'Vista previa de un reel',
    card: 'Tarjeta final: {texts}',
    reel: 'Tu reel',
    play: 'Reproducir',
    stop: 'Detener',
    playing:
      'Se reproduce el reel y luego se muestra tu tarjeta durante {seconds, plural, one {# segundo} other {# segundos}}.',
  },
} as const satisfies Translated<typeof en>;
