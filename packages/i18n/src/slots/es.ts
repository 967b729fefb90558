import type { Translated } from '../translated.ts';
import type { slots as en } from './en.ts';

export const slots = {
  faults: {
    twice: 'Ese día ya tiene esa hora.',
    near: 'Deja al menos 15 minutos entre dos horas del mismo día.',
    many: 'Un día puede tener hasta 12 horas.',
  },
  week: {
    title: 'Horas de publicación',
    lead: 'Cuándo te gusta publicar en {app}, en hora de Toronto. El calendario muestra cuáles están libres; al crear una publicación, «Próximo espacio libre» toma la primera.',
    suggested: 'Estas son horas sugeridas para {app}. Cambia cualquiera y serán las tuyas.',
    empty:
      'No elegiste ninguna hora, así que el calendario no muestra espacios libres. Empieza con una de estas opciones:',
    fill: 'Empezar con',
    preset: {
      mornings: 'Entre semana a las {first}',
      twice: 'Entre semana a las {first} y a las {second}',
      noons: 'Lunes, miércoles y viernes a las {first}',
      suggested: 'Horas sugeridas',
    },
    clear: 'Quitar todas las horas',
    add: 'Agregar una hora: {day}',
    addTime: 'Agregar hora',
    onDays: 'Días',
    remove: 'Quitar {time}, {day}',
    copyDay: 'Copiar las horas: {day}',
    copyToWorkdays: 'Aplicar de lunes a viernes',
    copyToAll: 'Aplicar a todos los días',
    copyTo: 'Copiar al {day}',
    added: 'Se agregó: {day}, {time}',
    removed: 'Se quitó: {day}, {time}',
    changed: 'Horas cambiadas',
    cleared: 'Se quitaron todas las horas',
    undone: 'Cambio deshecho',
    undo: 'Deshacer',
  },
  copy: {
    open: 'Copiar a otra red',
    to: 'Copiar a {app}',
    done: 'Copia hecha: {app}',
    replaced: 'Se reemplazaron las horas que había.',
  },
  next: {
    take: '{count, plural, one {Próximo espacio libre} other {Próximo espacio libre de cada red}}',
    times: 'Hora de cada red',
    one: '{app}: {when}',
    none: '{app} no tiene ningún espacio libre en las próximas 8 semanas.',
    settings: 'Horas de publicación',
    failed: 'No se pudieron cargar los espacios libres. Inténtalo de nuevo.',
  },
  campaigns: {
    title: 'Publicaciones de campañas',
    lead: 'Lo que nuestro equipo planea para todos también se publica en tu página. Puedes cambiar, mover o eliminar cada una de esas publicaciones.',
    auto: 'Programar automáticamente las publicaciones de campañas',
    autoHint:
      'Las publicaciones de campañas reciben tus horas libres en {app}. Si no, no se programa ninguna más por ti.',
    frequency: 'Publicaciones de campaña por semana, como máximo',
    frequencyHint: 'Las publicaciones que programas también cuentan, pero nunca se quitan.',
    noLimit: 'Sin límite',
    wrong: 'Escribe un número entero de {min} a {max}, o deja el campo vacío.',
  },
  unsaved: {
    left: 'Tu último cambio todavía no se guardó.',
    overtaken: 'Esta configuración se cambió mientras tanto en otra ventana. ¿Cuál quieres conservar?',
    again: 'Guardar otra vez',
    giveUp: 'Descartar el cambio',
    mine: 'Conservar la mía',
    theirs: 'Usar la otra',
  },
} as const satisfies Translated<typeof en>;
