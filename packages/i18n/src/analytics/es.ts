import type { Translated } from '../translated.ts';
import type { analytics as en, nav as enNav } from './en.ts';

/** Its entry in the menu. */
export const nav = { analytics: { menu: 'Estadísticas', tab: 'Estadísticas' } } as const satisfies Translated<
  typeof enNav
>;

export const analytics = {
  title: 'Estadísticas',
  lead: 'Los resultados de tus publicaciones en cada red.',
  networks: 'Redes',
  followersOf: '{count, plural, one {# seguidor} other {# seguidores}}',
  period: 'Periodo',
  allDates: 'Todas las fechas',
  types: 'Tipos de publicaciones',
  type: { post: 'Publicaciones', reel: 'Reels', video: 'Videos', feedpost: 'Publicaciones' },
  summary: 'Resumen',
  followers: 'Seguidores',
  followersNote: 'Se actualiza una vez al día.',
  posts: 'Publicaciones',
  postsNote: 'Total de este periodo y tipo de publicación.',
  avg: '{label} (prom.)',
  before: '{change} con respecto al periodo anterior',
  beforePercent: '{change} ({percent}) con respecto al periodo anterior',
  none: 'No hay con qué comparar en el periodo anterior.',
  same: 'Igual que en el periodo anterior.',
  missing: '{count, plural, one {Falta en # publicación.} other {Falta en # publicaciones.}}',
  fetched: 'Estadísticas obtenidas: {when}',
  fetchedRange: 'Estadísticas obtenidas: {from} – {to}',
  unfetched: 'Aún no hay estadísticas de este periodo.',
  young: 'Las publicaciones recientes siguen acumulando resultados.',
  chart: 'Evolución',
  metric: 'Estadística',
  chartLabel:
    'Evolución de {metric}. Usa las flechas del teclado para recorrer {step, select, day {los días} week {las semanas} other {los meses}}.',
  table: 'Ver como tabla',
  when: 'Fecha',
  valueOf: '{when}: {value}',
  chartEmpty: 'No hay estadísticas en este periodo.',
  lists: 'Publicaciones',
  top: 'Las 5 mejores',
  all: 'Lista completa',
  post: 'Publicación',
  view: 'Ver',
  viewPost: 'Ver publicación en una pestaña nueva: {text}',
  noView: 'Esta publicación no tiene un enlace para verla',
  noText: 'Publicación sin texto',
  noData: 'No hay datos disponibles',
  failed: '¡No se pudieron obtener las estadísticas!',
  connectTitle: 'Aún no hay redes conectadas',
  connectText: 'Conecta una red para ver los resultados de tus publicaciones.',
  connect: 'Conectar una red',
  scroll: 'Publicaciones y sus estadísticas',
} as const satisfies Translated<typeof en>;
