import type { WrittenAnnouncement } from '@waypost/contract/announcements';

/** What the installation's team tells its advisors: one is shown, one is a draft. */
export interface Team {
  readonly announcements: readonly (WrittenAnnouncement & { readonly published: boolean })[];
}

const everybody = { starts: null, ends: null, plans: [], countries: [] };

export const TEAM: Team = {
  announcements: [
    {
      ...everybody,
      type: 'info',
      published: true,
      text: {
        en: '**Entry rules change before the winter season.** Check your clients’ destinations before you post an offer.',
        es: '**Las reglas de entrada cambian antes de la temporada de invierno.** Revisa los destinos de tus clientes antes de publicar una oferta.',
        fr: '**Les règles d’entrée changent avant la saison d’hiver.** Vérifiez les destinations de vos clients avant de publier une offre.',
      },
      link: 'https://travel.gc.ca/travelling/advisories',
    },
    {
      ...everybody,
      type: 'success',
      published: false,
      plans: ['pro', 'premium'],
      text: {
        en: '**Your posts in your own calendar.** Outlook, Apple Calendar and Google Calendar can show them: you’ll find the private address on the calendar page.',
        es: '**Tus publicaciones en tu propio calendario.** Outlook, Calendario de Apple y Google Calendar pueden mostrarlas: la dirección privada está en la página del calendario.',
        fr: '**Vos publications dans votre propre agenda.** Outlook, Calendrier d’Apple et Google Agenda peuvent les afficher : l’adresse privée se trouve sur la page du calendrier.',
      },
      link: null,
    },
  ],
};
