import type { WrittenAnnouncement } from '@waypost/contract/announcements';
import type { WrittenGuide } from '@waypost/contract/guides';
import type { SupplierCountry, WrittenBudget } from '@waypost/contract/suppliers';
import { inEveryLanguage } from '@waypost/i18n';
import type { ToldSupplier } from '../campaigns/told-campaign.ts';
import { FJORDS, RAIL, RIVER, SAIL } from './campaign-parts.ts';
import { LIBRARY, type ToldLibrary } from './library-posts.ts';
import { POST_CAMPAIGNS, type ToldPostCampaign } from './post-campaigns.ts';

/** What the installation's team tells its advisors: one is shown, one is a draft; and the videos that show how Waypost works, each made of posters. */
export interface Team {
  readonly announcements: readonly (WrittenAnnouncement & { readonly published: boolean })[];
  readonly guides: readonly (WrittenGuide & { readonly posters: readonly string[] })[];
  /** Whose offers it carries, with their emblems and what they pay. */
  /** What every advisor of some countries gets for her pages. */
  readonly postCampaigns: readonly ToldPostCampaign[];
  readonly suppliers: readonly (ToldSupplier & {
    readonly countries: readonly SupplierCountry[];
    readonly emblem: string;
    readonly budget: readonly WrittenBudget[];
  })[];
  /** What they offer to every advisor for her own pages. */
  readonly library: ToldLibrary;
}

/** What a post on each network costs a supplier; all divide it alike. */
const budget = (facebook: number, instagram: number, linkedin: number, booking: number): WrittenBudget[] =>
  (['facebook', 'instagram', 'linkedin'] as const).map((application_slug, at) => ({
    application_slug,
    cost_per_post: [facebook, instagram, linkedin][at] ?? 0,
    ...{ percent_trade: 15, percent_reach: 35, percent_engagement: 20, percent_clicks: 20, percent_sales: 10 },
    ...{ leads_into_bookings: 6.5, per_booking_amount: booking },
  }));

const everybody = { starts: null, ends: null, plans: [], countries: [] };

const welcome: Omit<WrittenGuide, 'title' | 'text'> = {
  kind: 'onboarding',
  application: null,
  bottom_link: null,
  show_when_connected: false,
  languages: [],
  active: true,
};

export const TEAM: Team = {
  postCampaigns: POST_CAMPAIGNS,
  suppliers: [
    { ...FJORDS, countries: ['US', 'CA'], emblem: 'emblem-walls', budget: budget(12.5, 14, 9.75, 4_200) },
    { ...SAIL, countries: ['CA'], emblem: 'emblem-bay', budget: budget(9, 11.5, 6, 3_100) },
    { ...RAIL, countries: [], emblem: 'emblem-peaks', budget: budget(7.25, 8, 5.5, 1_850) },
    // Nobody has said yet what it pays.
    { ...RIVER, countries: ['US', 'CA', 'MX'], emblem: 'emblem-keel', budget: [] },
  ],
  library: LIBRARY,
  announcements: [
    {
      ...everybody,
      type: 'info',
      published: true,
      text: inEveryLanguage({
        en: '**Entry rules change before the winter season.** Check your clients’ destinations before you post an offer.',
        es: '**Las reglas de entrada cambian antes de la temporada de invierno.** Revisa los destinos de tus clientes antes de publicar una oferta.',
        fr: '**Les règles d’entrée changent avant la saison d’hiver.** Vérifiez les destinations de vos clients avant de publier une offre.',
      }),
      link: 'https://travel.gc.ca/travelling/advisories',
    },
    {
      ...everybody,
      type: 'success',
      published: false,
      plans: ['pro', 'premium'],
      text: inEveryLanguage({
        en: '**Your posts in your own calendar.** Outlook, Apple Calendar and Google Calendar can show them: you’ll find the private address on the calendar page.',
        es: '**Tus publicaciones en tu propio calendario.** Outlook, Calendario de Apple y Google Calendar pueden mostrarlas: la dirección privada está en la página del calendario.',
        fr: '**Vos publications dans votre propre agenda.** Outlook, Calendrier d’Apple et Google Agenda peuvent les afficher : l’adresse privée se trouve sur la page du calendrier.',
      }),
      link: null,
    },
  ],
  guides: [
    {
      ...welcome,
      title: inEveryLanguage({
        en: 'Your first post in two minutes',
        es: 'Tu primera publicación en dos minutos',
        fr: 'Votre première publication en deux minutes',
      }),
      text: inEveryLanguage({
        en: 'Write once, choose the networks, pick a time.',
        es: 'Escribe una vez, elige las redes y la hora.',
        fr: 'Écrivez une fois, choisissez les réseaux et l’heure.',
      }),
      posters: ['palms-noon', 'island-noon', 'sails-sunset'],
    },
    {
      ...welcome,
      title: inEveryLanguage({
        en: 'Plan a week on the calendar',
        es: 'Planea una semana en el calendario',
        fr: 'Planifier une semaine au calendrier',
      }),
      text: inEveryLanguage({
        en: 'Drag posts to another time, and fill the free ones.',
        es: 'Arrastra publicaciones a otra hora y llena los espacios libres.',
        fr: 'Déplacez des publications et remplissez les heures libres.',
      }),
      posters: ['ridge-morning', 'rail-nordic', 'fjord-nordic'],
    },
    {
      ...welcome,
      title: inEveryLanguage({
        en: 'What your stats tell you',
        es: 'Lo que dicen tus estadísticas',
        fr: 'Ce que disent vos statistiques',
      }),
      text: inEveryLanguage({
        en: 'Read what works, and why.',
        es: 'Mira qué funciona y por qué.',
        fr: 'Voyez ce qui marche, et pourquoi.',
      }),
      bottom_link: 'https://www.canada.ca/en/services/business.html',
      posters: ['skyline-night', 'harbour-autumn', 'aurora-night'],
    },
    {
      ...welcome,
      kind: 'tutorial',
      application: 'facebook',
      show_when_connected: true,
      title: inEveryLanguage({
        en: 'Connect a Facebook Page',
        es: 'Conectar una página de Facebook',
        fr: 'Connecter une page Facebook',
      }),
      text: inEveryLanguage({
        en: 'You need **full control** of the Page. Facebook asks for each permission once: leave them all ticked.',
        es: 'Necesitas el **control total** de la página. Facebook pide cada permiso una vez: deja todos marcados.',
        fr: 'Il vous faut le **contrôle total** de la page. Facebook demande chaque autorisation une fois : laissez-les toutes cochées.',
      }),
      posters: ['lighthouse-nordic', 'harbour-noon', 'cruise-noon'],
    },
    {
      ...welcome,
      kind: 'membership',
      title: inEveryLanguage({
        en: 'See what PRO brings',
        es: 'Conoce lo que trae PRO',
        fr: 'Découvrez ce que PRO vous apporte',
      }),
      text: inEveryLanguage({}),
      posters: ['cruise-noon', 'ridge-morning', 'aurora-night'],
    },
    {
      ...welcome,
      kind: 'plan',
      title: inEveryLanguage({
        en: 'PRO in one minute',
        es: 'PRO en un minuto',
        fr: 'PRO en une minute',
      }),
      text: inEveryLanguage({}),
      posters: ['island-noon', 'skyline-night'],
    },
    {
      ...welcome,
      kind: 'plan_setup',
      title: inEveryLanguage({
        en: 'Set up PRO: Instagram, your hashtags, your business card',
        es: 'Configura PRO: Instagram, tus hashtags, tu tarjeta',
        fr: 'Configurer PRO : Instagram, vos hashtags, votre carte',
      }),
      text: inEveryLanguage({}),
      posters: ['harbour-autumn', 'lighthouse-nordic'],
    },
  ],
};
