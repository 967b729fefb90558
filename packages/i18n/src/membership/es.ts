import type { Translated } from '../translated.ts';
import type { membership as en, nav as enNav } from './en.ts';

/** Su entrada en el menú. */
export const nav = { membership: { menu: 'Membresía', tab: 'Membresía' } } as const satisfies Translated<typeof enNav>;

export const membership = {
  plan: {
    title: 'Membresías',
    failed: 'No se pudieron cargar los planes',
    subtitle:
      'PRO te abre Instagram, la creación de publicaciones, tu calendario y tu propia imagen. Un solo precio para todo el año.',
    plans: 'Planes',
    noPlans: 'Todavía no se ofrece ningún plan',
    noPlansText: 'Tu administrador decide qué planes aparecen aquí.',
    toBilling: 'Facturación y pagos',
    upcoming: 'Tu membresía cambiará al plan {plan} al final del ciclo de facturación actual.',
    upcomingDate: 'Tu membresía cambiará al plan {plan} al final del ciclo de facturación actual ({date}).',
    upcomingKeep: 'Hasta entonces conservas todo lo que tienes ahora.',
    keep: 'Conservar {plan}',
    ends: 'Tu membresía no se renovará: termina con el ciclo de facturación actual.',
    endsDate: 'Tu membresía no se renovará. Vence: {date}.',
    pastDue: 'Tu último pago no se pudo cobrar.',
    pastDueText: 'Por ahora conservas tu plan. Actualiza tu tarjeta para que el pago se pueda intentar de nuevo.',
    toCard: 'Actualizar tarjeta',
    changed: 'Ahora tienes el plan {plan}.',
    openedPro: 'Instagram, la creación de publicaciones y tu calendario ya están abiertos.',
    openedFree: 'Lo que PRO te daba se conserva 30 días, por si vuelves.',
    toConnections: 'Conectar Instagram',
  },
  offline: {
    title: 'El pago en línea no está configurado aquí.',
    text: 'Tu administrador define tu plan.',
    ask: 'Pedir un plan',
  },
  card: {
    current: 'Tu membresía actual',
    likeFree: 'Incluye todo lo del plan Gratis.',
    free: 'GRATIS',
    alwaysFree: 'Siempre gratis',
    perYear: 'por año',
    view: 'VER',
    downgrade: 'BAJAR DE PLAN',
    upgrade: 'MEJORAR AHORA',
    label: '{action}: {plan}',
  },
  address: {
    title: 'Dirección de facturación',
    note: 'Tu dirección de facturación debe coincidir con la de tu tarjeta de crédito.',
    before: 'Necesitamos tu dirección de facturación antes de cambiar tu plan.',
    beforeBilling: 'Tu método de pago y tus facturas aparecerán aquí cuando tengamos tu dirección de facturación.',
    add: 'Agregar dirección',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado / Provincia',
    zipCode: 'Código postal / ZIP',
    country: 'País',
    choose: 'Elige una opción',
    notFound: 'No se encontró nada',
    confirm: 'Confirmar',
    edit: 'Editar la dirección de facturación',
    none: 'Todavía no hay dirección',
    saved: 'Dirección de facturación guardada',
    badZip: 'Ingresa un código postal de este país.',
    noOptions: 'No se pudieron cargar los países.',
  },
  billing: {
    title: 'Facturación',
    failed: 'No se pudo cargar tu facturación',
    lead: 'Quién paga, adónde va la factura y qué incluye tu membresía.',
    person: 'Titular de la cuenta',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo',
    tabs: {
      billing: 'Facturación',
      membership: 'Membresía',
    },
    toPlans: 'Ver todos los planes',
    renews: 'Renovación: {date}',
    paidUntil: 'Pagada hasta: {date}',
    settings: 'Facturación',
    settingsText: 'Tu dirección de facturación, tu forma de pago, tus facturas y tu membresía.',
    open: 'Abrir facturación',
    others:
      'La facturación es solo de la persona. Ves la dirección; los pagos no se muestran mientras actúas por alguien.',
  },
  widget: {
    title: 'Servicio de pago',
    dialog: 'Cambiar tu plan a {plan}',
    loading: 'Abriendo el servicio de pago…',
    slow: 'El servicio de pago está tardando más de lo normal.',
    away: 'No se puede contactar el servicio de pago en este momento.',
    awayText: 'Tu plan y tu dirección están a salvo. Inténtalo de nuevo en un momento.',
    blocked: 'No se pudo cargar el servicio de pago.',
    blockedText: 'Quizá lo detiene un bloqueador de anuncios o tu red. También puedes abrirlo en otra pestaña.',
    unconfirmed: 'Confirma primero tu correo.',
    unconfirmedText: 'Tus facturas llegarán a {email}. Abre el enlace que enviamos ahí y vuelve a intentarlo.',
    newLink: 'Enviar un enlace nuevo',
    newLinkSent: 'Enviamos un enlace nuevo a {email}.',
    outside: 'Abrir en otra pestaña',
    retry: 'Intentar de nuevo',
    checking: 'Tu plan está cambiando…',
    unheard: 'Tu cambio se envió, pero todavía no pudimos confirmarlo.',
    unheardText: 'No tienes que pagar otra vez. Vuelve a verificarlo en un momento.',
    check: 'Verificar de nuevo',
  },
  losses: {
    title: 'Al final del ciclo de facturación:',
  },
  faq: {
    title: 'Preguntas frecuentes',
    trial: {
      question: '¿Hay una prueba gratis?',
      answer:
        'No hay prueba gratis. El plan gratuito no tiene fecha de fin: conoce Waypost primero y mejora tu plan cuando quieras.',
    },
    price: {
      question: '¿Cuánto cuesta PRO?',
      answer: 'PRO tiene un solo precio con todo incluido: {price} por año.',
    },
    cancel: {
      question: '¿Puedo cancelar en cualquier momento?',
      answer:
        'Sí, cuando quieras. Las funciones PRO siguen activas un año desde tu pago y después tu membresía pasa automáticamente al plan gratuito. Como el año se paga por adelantado, no hay reembolsos.',
    },
    cards: {
      question: '¿Cómo puedo pagar?',
      answer:
        'Con las principales tarjetas de crédito, a través de un servicio de pago en línea seguro. Waypost nunca ve el número de tu tarjeta.',
    },
    currency: {
      question: '¿En qué moneda se cobra?',
      answer: 'Los cobros se hacen en dólares estadounidenses.',
    },
    renewal: {
      question: '¿Qué pasa cuando se renueva mi membresía?',
      answer:
        'La renovación se cobra automáticamente a la tarjeta que usaste. Puedes actualizar tus datos de facturación cuando quieras en Configuración de la cuenta.',
      link: 'Configuración de la cuenta',
    },
    tax: {
      question: '¿Pago impuesto sobre las ventas?',
      answer: 'Depende de dónde estés. Si corresponde, lo ves al pagar, antes de confirmar.',
    },
    help: {
      question: '¿Dónde encuentro videos de capacitación y documentación?',
      answer: 'Los videos de capacitación y la documentación están en Ayuda.',
      answerWithout: 'Los videos de capacitación están en tu panel. Para lo demás, pide ayuda a tu administrador.',
      link: 'Ayuda',
      dashboard: 'Panel',
    },
  },
} as const satisfies Translated<typeof en>;
