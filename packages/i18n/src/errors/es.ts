import type { Translated } from '../translated.ts';
import type { errors as en } from './en.ts';

export const errors = {
  about: '{name}: {sentence}',
  not_found: 'No se encontró.',
  forbidden: 'No tienes permiso para hacer esto.',
  upgrade_required: '¡Mejora tu membresía a PRO para usar esta función!',
  upgrade_to_premium: '¡Mejora tu membresía a PREMIUM para usar esta función!',
  sign_in_required: 'Inicia sesión para continuar.',
  csrf: 'Esta página está desactualizada. Vuelve a cargarla e inténtalo de nuevo.',
  too_many:
    '¡Vaya! Parece que hiciste muchas solicitudes en poco tiempo. No te preocupes, podrás intentarlo de nuevo pronto. ¡Gracias por tu paciencia!',
  order_full: 'Esta lista está llena: admite hasta {max, number} elementos. Elimina uno primero.',
  internal: 'Algo falló de nuestro lado. Lo que escribiste no se perdió; inténtalo de nuevo.',
  unavailable: 'Waypost no está disponible en este momento. Inténtalo de nuevo en un minuto.',
  too_large: 'Lo que enviaste es demasiado grande.',
  malformed: 'No se pudo leer la solicitud.',
  stale_version:
    'Este elemento se modificó en otro lugar mientras tanto. Vuelve a cargar la página para ver la versión más reciente.',
  not_configured: 'Esta función aún no está configurada en Waypost. Tu administrador puede agregarla.',
  account: {
    deleted:
      'Esta cuenta se eliminó. Puedes recuperarla en la página de inicio de sesión hasta: {until, date, ::yMMMMd}.',
    credentials: 'El correo o la contraseña son incorrectos.',
    sign_up: 'No pudimos crear una cuenta con estos datos. Si ya tienes una, inicia sesión o restablece tu contraseña.',
    token: 'Este enlace venció o ya se usó. Pide uno nuevo.',
    invitation: 'Esta invitación venció o ya se usó. Pide una nueva a quien te invitó.',
    address: 'No se puede usar este correo.',
    current_password: 'Escribe tu contraseña actual.',
    password_common: 'Esta contraseña es fácil de adivinar. Elige una más larga o menos común.',
    password_own: 'La contraseña no puede ser tu nombre ni tu correo.',
    impersonating: 'Esto no es posible mientras actúas en nombre de otra persona.',
    not_agency_user: 'Solo puedes actuar en nombre de usuarios de agencias.',
    last_superuser: 'Waypost necesita al menos un superusuario. Primero asigna ese rol a otra persona.',
    first_run: 'Este código no funciona o Waypost ya tiene un administrador.',
    first_run_address: 'Ya existe una cuenta con este correo. Inicia sesión primero y luego escribe el código.',
  },
  invitation: {
    nobody: 'Escribe un correo o un nombre.',
    one_word: '¿Es un correo? Una persona sin correo necesita nombre y apellido.',
    name: 'Escribe un nombre sin enlaces ni caracteres especiales.',
    twice: 'Este correo está dos veces en la lista.',
    invited: 'La invitación ya se envió. Puedes reenviarla desde la página del usuario.',
    account: 'Ya existe una cuenta con este correo.',
    answered: 'Esta invitación ya se aceptó o se retiró.',
    in_use: 'Hay una red conectada aquí, así que no se puede retirar la invitación.',
  },
  profile: {
    last: 'Este es tu único perfil. Si quieres dejar Waypost, elimina tu cuenta.',
    booking_link: 'Escribe una dirección web, por ejemplo https://calendly.com/tu-nombre.',
    too_many: 'Esta cuenta ya tiene todos los perfiles que admite.',
  },
  legal: {
    placeholder: 'No se conoce nada con el nombre {name}. Revisa las palabras entre llaves dobles.',
  },
  translated: {
    english: 'Escribe el texto en inglés: es lo que se lee donde otro idioma está vacío.',
    empty: 'Aquí no hay nada que se pueda mostrar. Solo se muestran texto, enlaces y listas.',
  },
  announcement: {
    ends: 'El final debe ser posterior al inicio.',
  },
  guide: {
    link: 'Escribe el texto que lleva ahí o deja este campo vacío.',
  },
  field: {
    required: 'Este campo es obligatorio.',
    invalid: 'Este valor no es válido.',
    too_short: 'Usa al menos {minimum, number} caracteres.',
    too_long: 'Usa hasta {maximum, number} caracteres.',
    too_small: 'El valor mínimo es {minimum, number}.',
    too_big: 'El valor máximo es {maximum, number}.',
    too_few: 'Elige al menos {minimum, number}.',
    too_many: 'Elige hasta {maximum, number}.',
    email: 'Escribe un correo válido.',
    address: 'Escribe una dirección web, por ejemplo https://ejemplo.com.',
    date: 'Escribe una fecha y hora válidas.',
    choice: 'Elige una de las opciones.',
    accept: 'Acéptalo para continuar.',
    blank: 'Este campo no puede estar vacío.',
  },
} as const satisfies Translated<typeof en>;
