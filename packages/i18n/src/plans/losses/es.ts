import type { Translated } from '../../translated.ts';
import type { plans as en } from './en.ts';

export const plans = {
  losses: {
    effect: {
      instagram: 'Se desconectará Instagram',
      reels: 'Se eliminarán los próximos reels',
      data: 'Se quitarán los datos de PRO',
    },
    nothing: 'Nada por ahora',
    count: {
      instagram: '{count, plural, one {# cuenta} other {# cuentas}}',
      instagram_posts: '{count, plural, one {# publicación programada} other {# publicaciones programadas}}',
      reels: '{count, plural, one {# reel} other {# reels}}',
      advanced_features:
        'Enlace de reservaciones y hashtags de firma de {count, plural, one {# perfil} other {# perfiles}}',
      texts:
        '{count, plural, one {# publicación programada necesita} other {# publicaciones programadas necesitan}} el enlace de reservaciones y sin él no se {count, plural, one {publicará} other {publicarán}}',
      drafts: '{count, plural, one {# borrador} other {# borradores}}',
      business_card: 'Tarjeta de presentación de {count, plural, one {# perfil} other {# perfiles}}',
    },
    kept: 'Los datos de PRO se guardan {days, number} días y vuelven al mejorar el plan. Entonces los reels se pueden restaurar hasta su hora.',
    failed: 'No se puede contar lo que se quitará',
  },
  done: {
    nothing: 'No había nada que quitar.',
    step: {
      instagram:
        '{count, plural, one {# cuenta de Instagram desconectada} other {# cuentas de Instagram desconectadas}}',
      instagram_posts:
        '{count, plural, one {# publicación programada de Instagram eliminada} other {# publicaciones programadas de Instagram eliminadas}}',
      reels: '{count, plural, one {# próximo reel eliminado} other {# próximos reels eliminados}}',
      advanced_features: 'Funciones avanzadas guardadas: {count, plural, one {# perfil} other {# perfiles}}',
      texts:
        '{count, plural, one {# publicación programada espera} other {# publicaciones programadas esperan}} otro texto o un plan mejor',
      drafts: 'Guardado: {count, plural, one {# borrador} other {# borradores}}',
      business_card: 'Tarjeta de presentación guardada: {count, plural, one {# perfil} other {# perfiles}}',
    },
  },
  after: {
    title: 'Lo que se fue con PRO',
    kept: 'Lo que se guardó se conserva (último día: {until}) y vuelve cuando mejoras tu plan.',
  },
  user: {
    title: 'Historial del plan',
    none: 'Todavía no hay cambios de plan.',
    change: '{from} → {to}',
    source: {
      provider: 'Servicio de pago',
      staff: 'Equipo',
      superuser: 'Superusuario',
      demo: 'Demo',
      cli: 'En el servidor',
    },
    downgrade: {
      button: 'Bajar de plan la cuenta de facturación',
      title: '¿Bajar de plan esta cuenta?',
      text: 'Esto pasará de inmediato en la cuenta de {name}:',
      confirm: 'Bajar de plan',
      started: 'Cambio de plan en curso',
      errorTitle: 'Todavía no se puede bajar de plan',
      error: 'Primero hay que bajar el plan en {provider}.',
      at: 'Bajada de plan: {when}',
      state: {
        running: 'En curso',
        kept: 'Guardado: {until}',
        restored: 'Datos devueltos',
        erased: 'Datos borrados',
      },
    },
    below: {
      title: '¿Quitar PRO?',
      text: 'Con el plan {plan}, esto pasará de inmediato en la cuenta de {name}:',
      confirm: 'Cambiar de plan',
    },
  },
} as const satisfies Translated<typeof en>;
