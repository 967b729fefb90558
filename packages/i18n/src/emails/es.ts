import type { Translated } from '../translated.ts';
import type { emails as en } from './en.ts';

export const emails = {
  footer:
    'Recibes este correo porque tienes una cuenta de Waypost. Es un mensaje de servicio, así que no puedes cancelar la suscripción.',
  notice_footer: 'Recibes este aviso porque tienes una cuenta de Waypost.',
  notices_link: 'Elegir qué avisos recibes',
  not_you: 'Si no fuiste tú, puedes ignorar este correo: no cambiará nada.',
  settings_button: 'Abrir la configuración de la cuenta',
  no_reason: 'La red no dio un motivo que conozcamos. Puedes ver su respuesta en la página de la publicación.',
  verify: {
    subject: 'Confirma tu correo',
    heading: 'Te damos la bienvenida, {name}',
    body: 'Confirma que este correo es tuyo. Aquí enviaremos los avisos sobre tus publicaciones y los enlaces para restablecer la contraseña.',
    button: 'Confirmar correo',
    life: 'El enlace funciona una sola vez, durante 24 horas. Puedes pedir uno nuevo en la configuración de tu cuenta.',
  },
  reset: {
    subject: 'Restablece tu contraseña',
    heading: 'Hola, {name}:',
    body: 'Pediste una contraseña nueva. Elígela en la página siguiente; se cerrará la sesión en todos los demás dispositivos.',
    button: 'Elegir una contraseña nueva',
    life: 'El enlace funciona una sola vez, durante una hora.',
  },
  invitation: {
    subject: 'Te invitamos a Waypost',
    heading: 'Hola, {name}:',
    body: 'Te espera una cuenta de Waypost. Elige una contraseña y empieza a programar tus publicaciones.',
    button: 'Elegir una contraseña',
    life: 'El enlace funciona una vez, durante siete días. Si no esperabas este correo, puedes ignorarlo.',
  },
  account_exists: {
    subject: 'Ya tienes una cuenta',
    heading: 'Hola, {name}:',
    body: 'Alguien intentó registrarse con este correo. Ya tienes una cuenta, así que no se creó ninguna nueva.',
    button: 'Iniciar sesión',
    kept_subject: 'Tu cuenta eliminada sigue aquí',
    kept: 'Alguien intentó registrarse con este correo. Eliminaste tu cuenta, pero aún no se borra del todo, así que no se creó ninguna nueva.',
    reset: '¿Olvidaste tu contraseña o nunca elegiste una? Elígela aquí: {url}',
  },
  address_changed: {
    subject: 'Tu correo cambió',
    heading: 'Hola, {name}:',
    body: 'Se cambió el correo de tu cuenta de Waypost. A partir de ahora, los correos se envían a la dirección nueva.',
    not_you: 'Si no fuiste tú, avisa de inmediato a tu administrador: es posible que alguien conozca tu contraseña.',
  },
  password_changed: {
    subject: 'Tu contraseña cambió',
    heading: 'Hola, {name}:',
    body: 'Se cambió la contraseña de tu cuenta de Waypost y se cerraron tus demás sesiones.',
    button: 'Restablecer contraseña',
    not_you: 'Si no fuiste tú, restablece tu contraseña ahora.',
  },
  account_deleted: {
    subject: 'Tu cuenta se eliminó',
    heading: 'Hasta pronto, {name}',
    body: 'Tu cuenta de Waypost se eliminó. Ya no se publicará nada y tus redes se desconectaron.',
    kept: '¿Cambiaste de idea? Inicia sesión y conserva tu cuenta. Fecha límite: {date, date, ::yMMMMd}. Después se borrará todo lo que contiene.',
    button: 'Conservar mi cuenta',
    not_you: 'Si no fuiste tú, inicia sesión, conserva tu cuenta y cambia tu contraseña.',
  },
  archive_ready: {
    subject: 'Tus datos están listos para descargar',
    heading: 'Hola, {name}:',
    body: 'Todo lo que hay en tu cuenta de Waypost está ahora en un archivo. Puedes descargarlo desde la configuración de tu cuenta.',
    kept: 'El archivo estará disponible por tiempo limitado. Fecha límite: {date, date, ::yMMMMd}. Después lo borraremos y podrás pedir otro.',
    button: 'Abrir la configuración',
    not_you: 'Si no lo pediste, cambia tu contraseña y cierra todas tus sesiones.',
  },
  post_failed: {
    subject: 'No se pudo publicar en {page}',
    heading: 'Hola, {name}:',
    body: 'Una publicación programada no se pudo publicar en {page} y no lo intentaremos de nuevo automáticamente. El motivo:',
    button: 'Abrir la publicación',
    next: 'En la página de la publicación puedes ver cada intento, editarla, reintentarla o eliminarla.',
  },
  posts_missed: {
    subject:
      '{count, plural, one {Una publicación no salió a tiempo} other {# publicaciones no salieron a tiempo}} en {page}',
    heading: 'Hola, {name}:',
    body: '{count, plural, one {Esta publicación no salió a tiempo} other {Estas # publicaciones no salieron a tiempo}} en {page}, así que no se publicó nada. Ahora decides tú: publicar ahora, reprogramar o descartar.',
    button: '{count, plural, one {Abrir la publicación} other {Abrir las publicaciones}}',
  },
  preflight_trouble: {
    subject: 'Una publicación en {page} requiere tu atención',
    heading: 'Hola, {name}:',
    body: 'Hay una publicación programada en {page}: {at} (hora de Toronto). Tal como está, no se puede publicar:',
    button: 'Abrir la publicación',
  },
  connection_broken: {
    subject: '{app}: {page} ya no está conectada',
    heading: 'Hola, {name}:',
    body: '{app} ya no permite que Waypost publique en {page}. Esto sucede cuando se cambia una contraseña, se quita un permiso o vence la conexión.',
    waiting:
      'Tus publicaciones programadas se conservan y quedan en espera. Si reconectas {app} en menos de 48 horas, las que no lleven demasiado retraso se publicarán automáticamente.',
    button: 'Reconectar {app}',
  },
  connection_expiring: {
    subject: '{app}: la conexión con {page} {days, plural, =0 {vence hoy} =1 {vence mañana} other {vence en # días}}',
    heading: 'Hola, {name}:',
    body: 'La conexión con {page} {days, plural, =0 {vence hoy} =1 {vence mañana} other {vence en # días}}: {date} (hora de Toronto). {app} concede este acceso a Waypost por tiempo limitado; renovarlo toma un minuto.',
    kept: 'Tu página, tu configuración y tus publicaciones programadas se quedarán como están. Si no renuevas la conexión, a partir de ese día las publicaciones quedarán en espera hasta que reconectes {app}.',
    button: 'Reconectar {app}',
  },
} as const satisfies Translated<typeof en>;
