import type { errors as en } from '../en/errors.ts';
import type { Translated } from '../translated.ts';

export const errors = {
  not_found: 'No encontrado.',
  forbidden: 'No tiene permiso para hacer esto.',
  upgrade_required: 'Actualice su membresía a PRO para usar esta función.',
  sign_in_required: 'Inicie sesión para continuar.',
  csrf: 'Esta página está desactualizada. Vuelva a cargarla e inténtelo de nuevo.',
  too_many:
    '¡Vaya! Parece que ha hecho muchas solicitudes en poco tiempo. No se preocupe, podrá intentarlo de nuevo en breve. ¡Gracias por su paciencia!',
  internal: 'Algo falló por nuestra parte. Lo que escribió no se ha perdido; inténtelo de nuevo.',
  unavailable: 'El servicio no está disponible en este momento. Inténtelo de nuevo en un minuto.',
  too_large: 'Lo que envió es demasiado grande.',
  malformed: 'No se pudo leer la solicitud.',
  stale_version: 'Esto se modificó en otro lugar mientras tanto. Vuelva a cargar para ver la versión más reciente.',
  not_configured: 'Esto no está configurado en esta instalación.',
  account: {
    credentials: 'La dirección de correo o la contraseña no es correcta.',
    sign_up: 'No pudimos crear una cuenta con estos datos. Si ya tiene una, inicie sesión o restablezca su contraseña.',
    token: 'Este enlace ha caducado o ya se usó. Solicite uno nuevo.',
    address: 'No se puede usar esta dirección.',
    current_password: 'Escriba su contraseña actual.',
    impersonating: 'Esto no es posible mientras actúa en nombre de otra persona.',
    not_agency_user: 'Solo se puede actuar en nombre de usuarios de agencia.',
  },
  profile: {
    booking_link: 'Escriba una dirección web, por ejemplo https://calendly.com/su-nombre.',
  },
  field: {
    required: 'Este campo es obligatorio.',
    invalid: 'Este valor no es válido.',
    too_short: 'Use al menos {minimum, number} caracteres.',
    too_long: 'Use como máximo {maximum, number} caracteres.',
    too_small: 'Use un valor de al menos {minimum, number}.',
    too_big: 'Use un valor de como máximo {maximum, number}.',
    too_few: 'Elija al menos {minimum, number}.',
    too_many: 'Elija como máximo {maximum, number}.',
    email: 'Escriba una dirección de correo válida.',
    date: 'Escriba una fecha y hora válidas.',
    choice: 'Elija uno de los valores ofrecidos.',
    accept: 'Acéptelo para continuar.',
    blank: 'Este campo no puede estar vacío.',
  },
} as const satisfies Translated<typeof en>;
