import type { Translated } from '../translated.ts';
import type { emails as en } from './en.ts';

export const emails = {
  footer:
    'Recibes este correo porque tienes una cuenta de Waypost. Es un mensaje de servicio y no es posible darse de baja.',
  not_you: 'Si no fuiste tú, puedes ignorar este correo: no cambia nada.',
  settings_button: 'Abrir la configuración de la cuenta',
  no_reason: 'La red no dio un motivo que conozcamos. La página de la publicación muestra su respuesta.',
  verify: {
    subject: 'Confirma tu dirección de correo',
    heading: 'Te damos la bienvenida, {name}',
    body: 'Confirma que esta dirección es tuya. Aquí enviamos los avisos sobre tus publicaciones y el restablecimiento de la contraseña.',
    button: 'Confirmar esta dirección',
    life: 'El enlace funciona una sola vez y durante 24 horas. Puedes pedir uno nuevo en la configuración de tu cuenta.',
  },
  reset: {
    subject: 'Restablece tu contraseña',
    heading: 'Hola, {name}:',
    body: 'Pediste una contraseña nueva. Elígela en la página siguiente; se cerrará tu sesión en todos los demás dispositivos.',
    button: 'Elegir una contraseña nueva',
    life: 'El enlace funciona una sola vez y durante una hora.',
  },
  account_exists: {
    subject: 'Ya tienes una cuenta',
    heading: 'Hola, {name}:',
    body: 'Alguien intentó registrarse con esta dirección. Ya tienes una cuenta, así que no se creó ninguna nueva. Si olvidaste tu contraseña, puedes restablecerla en la página de inicio de sesión.',
    button: 'Iniciar sesión',
  },
  address_changed: {
    subject: 'Tu dirección de correo ha cambiado',
    heading: 'Hola, {name}:',
    body: 'Se cambió la dirección de correo de tu cuenta de Waypost. A partir de ahora los correos se envían a la dirección nueva.',
    not_you: 'Si no fuiste tú, avisa de inmediato a tu administrador: alguien conoce tu contraseña.',
  },
  password_changed: {
    subject: 'Tu contraseña ha cambiado',
    heading: 'Hola, {name}:',
    body: 'Se cambió la contraseña de tu cuenta de Waypost y se cerraron tus demás sesiones.',
    button: 'Restablecer la contraseña',
    not_you: 'Si no fuiste tú, restablece la contraseña ahora.',
  },
  post_failed: {
    subject: 'No se pudo publicar en {page}',
    heading: 'Hola, {name}:',
    body: 'Una publicación programada no se pudo publicar en {page}. No se volverá a intentar automáticamente. El motivo:',
    button: 'Abrir la publicación',
    next: 'En la página de la publicación verás cada intento y podrás modificarla, reintentarla o eliminarla.',
  },
  posts_missed: {
    subject: '{count, plural, one {Una publicación no salió} other {# publicaciones no salieron}} en {page}',
    heading: 'Hola, {name}:',
    body: '{count, plural, one {Esta publicación no pudo salir} other {Estas # publicaciones no pudieron salir}} a tiempo en {page}, así que no se publicó nada. Ahora decides tú: publicar ya, reprogramar o descartar.',
    button: '{count, plural, one {Abrir la publicación} other {Abrir las publicaciones}}',
  },
  preflight_trouble: {
    subject: 'Una publicación en {page} requiere tu atención',
    heading: 'Hola, {name}:',
    body: 'Hay una publicación prevista en {page} para el {at} (hora de Toronto). Tal como está, no se puede publicar:',
    button: 'Abrir la publicación',
  },
  connection_broken: {
    subject: '{app}: {page} ya no está conectada',
    heading: 'Hola, {name}:',
    body: '{app} ya no permite que Waypost publique en {page}. Esto sucede cuando se cambia una contraseña, se retira un permiso o caduca la conexión.',
    waiting:
      'Tus publicaciones programadas se conservan y esperan. Si vuelves a conectar en menos de 48 horas, las que no lleguen demasiado tarde saldrán automáticamente.',
    button: 'Volver a conectar {app}',
  },
  connection_expiring: {
    subject:
      '{app}: la conexión con {page} {days, plural, =0 {termina hoy} =1 {termina mañana} other {termina en # días}}',
    heading: 'Hola, {name}:',
    body: '{app} permite que Waypost publique en {page} hasta el {date}: la conexión {days, plural, =0 {termina hoy} =1 {termina mañana} other {termina en # días}} (hora de Toronto). {app} concede estos permisos por un tiempo limitado; renovar el tuyo lleva un minuto.',
    kept: 'Tu página, tus ajustes y tus publicaciones programadas se quedan como están. Sin renovación, a partir de ese día las publicaciones esperan hasta que vuelvas a conectar.',
    button: 'Volver a conectar {app}',
  },
} as const satisfies Translated<typeof en>;
