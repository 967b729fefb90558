import type { Translated } from '../translated.ts';
import type { membership as en, nav as enNav } from './en.ts';

/** Su entrada en el menú. */
export const nav = { membership: { menu: 'Membresía', tab: 'Membresía' } } as const satisfies Translated<typeof enNav>;

export const membership = {
  plan: {
    title: 'Membresías',
    subtitle:
      'PRO te abre Instagram, la creación de publicaciones, tu calendario y tu propia imagen. Un solo precio para todo el año.',
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
