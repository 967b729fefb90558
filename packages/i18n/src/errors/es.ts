import type { Translated } from '../translated.ts';
import type { errors as en } from './en.ts';

export const errors = {
  not_found: 'No encontrado.',
  forbidden: 'No tienes permiso para hacer esto.',
  upgrade_required: 'Mejora tu membresía a PRO para usar esta función.',
  sign_in_required: 'Inicia sesión para continuar.',
  csrf: 'Esta página está desactualizada. Vuelve a cargarla e inténtalo de nuevo.',
  too_many:
    '¡Vaya! Parece que hiciste muchas solicitudes en poco tiempo. No te preocupes, podrás intentarlo de nuevo pronto. ¡Gracias por tu paciencia!',
  internal: 'Algo falló por nuestra parte. Lo que escribiste no se ha perdido; inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.',
  too_large: 'Lo que enviaste es demasiado grande.',
  malformed: 'No se pudo leer la solicitud.',
  stale_version: 'Esto se modificó en otro lugar mientras tanto. Vuelve a cargar para ver la versión más reciente.',
  not_configured: 'Esto no está configurado en esta instalación.',
  account: {
    credentials: 'La dirección de correo o la contraseña no es correcta.',
    sign_up: 'No pudimos crear una cuenta con estos datos. Si ya tienes una, inicia sesión o restablece tu contraseña.',
    token: 'Este enlace ha caducado o ya se usó. Pide uno nuevo.',
    address: 'No se puede usar esta dirección.',
    current_password: 'Escribe tu contraseña actual.',
    impersonating: 'Esto no es posible mientras actúas en nombre de otra persona.',
    not_agency_user: 'Solo se puede actuar en nombre de usuarios de agencia.',
    last_superuser: 'Waypost necesita al menos un superusuario. Primero asigna ese rol a otra persona.',
    first_run: 'Este código no funciona o Waypost ya tiene un administrador.',
    first_run_address: 'Ya existe una cuenta con este correo. Inicia sesión primero y luego escribe el código.',
  },
  profile: {
    booking_link: 'Escribe una dirección web, por ejemplo https://calendly.com/tu-nombre.',
  },
  field: {
    required: 'Este campo es obligatorio.',
    invalid: 'Este valor no es válido.',
    too_short: 'Usa al menos {minimum, number} caracteres.',
    too_long: 'Usa como máximo {maximum, number} caracteres.',
    too_small: 'Usa un valor de al menos {minimum, number}.',
    too_big: 'Usa un valor de como máximo {maximum, number}.',
    too_few: 'Elige al menos {minimum, number}.',
    too_many: 'Elige como máximo {maximum, number}.',
    email: 'Escribe una dirección de correo válida.',
    date: 'Escribe una fecha y hora válidas.',
    choice: 'Elige uno de los valores ofrecidos.',
    accept: 'Acéptalo para continuar.',
    blank: 'Este campo no puede estar vacío.',
  },
} as const satisfies Translated<typeof en>;
