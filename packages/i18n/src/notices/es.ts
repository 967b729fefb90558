import type { Translated } from '../translated.ts';
import type { notices as en } from './en.ts';

export const notices = {
  title: 'Avisos por correo',
  lead: 'Elige los correos que Waypost te envía. También puedes verlo todo en Waypost.',
  kinds: {
    post_failed: 'Una publicación no se pudo publicar',
    posts_missed: 'Publicaciones que no salieron a tiempo',
    preflight_trouble: 'Una publicación necesita tu atención antes de su hora',
    posts_planned: 'Hay publicaciones previstas para ti, una vez por semana',
    staff_text: 'El equipo cambió un texto que tú habías cambiado',
    connection_broken: 'Una red ya no está conectada',
    connection_expiring: 'Una conexión está por vencer',
    contacts_imported: 'Se importaron contactos',
    contacts_exported: 'Tus contactos están listos para descargar',
    newsletter_ready: 'Un boletín está listo para tus cambios',
  },
  always: 'Los correos sobre tu contraseña, tu correo y tu cuenta se envían siempre.',
  brokenTitle: 'Este enlace no funciona',
  brokenText: 'Está incompleto o la cuenta ya no existe. Inicia sesión para elegir tus avisos.',
  signIn: 'Iniciar sesión',
  open: 'Abrir Waypost',
} as const satisfies Translated<typeof en>;
