export const campaigns = {
  errors: {
    supplierUnknown: 'Este proveedor ya no existe o no está activo. Elige otro.',
    campaignUnknown: 'Esta campaña ya no existe.',
    fileUnknown: 'Uno de los archivos ya no existe. Elige otro.',
    termUnknown: 'Uno de estos ya no está en la lista. Elige de nuevo.',
    ogUnknown: 'Esta vista previa del enlace ya no existe. Elige otra.',
    ogUsed: 'Hay publicaciones publicadas que muestran esta vista previa del enlace. Elige primero otra para ellas.',
    agentUnknown: 'Este agente ya no existe.',
    typeFixed: 'Esta campaña está publicada, así que su tipo ya no se puede cambiar.',
    countriesFixed: 'Esta campaña está publicada, así que sus países ya no se pueden cambiar.',
    publishedDelete: 'Esta campaña está publicada. Elimina sus publicaciones.',
    published: 'Esta campaña ya está publicada.',
    checks: 'Problemas que hay que corregir antes de publicar: {count, number}.',
    full: 'Una campaña tiene hasta {limit, number} publicaciones.',
    libraryTime: 'Las publicaciones de una biblioteca no tienen hora: la eligen los agentes.',
    timePast: 'Esta hora ya pasó. Elige una posterior.',
    noTime: 'Esta publicación no tiene una hora que se pueda mover.',
    posted: 'La hora de esta publicación ya pasó, así que ya no se puede cambiar.',
    categorize: 'Solo los superusuarios pueden hacerlo, y solo en bibliotecas.',
    undoLate: 'Ya es tarde para deshacer esta eliminación.',
  },
  finding: {
    postings_none: 'Esta campaña todavía no tiene publicaciones.',
    time_missing: 'Elige una hora para esta publicación.',
    time_past: 'La hora de esta publicación ya pasó. Elige una posterior.',
    link_dead: 'No hay nada en {url}.',
    link_unreachable: '{url} no respondió. Verifica que los clientes de los agentes puedan abrirlo.',
    links_unchecked: 'Nadie verificó los enlaces desde el último cambio.',
    video_processing:
      'El reel se está procesando. La imagen estará disponible pronto. Espera antes de publicar la campaña para obtener mejores resultados.',
    alt_missing: 'Una imagen no tiene descripción para quienes no pueden verla.',
    too_close:
      'A menos de {minutes, number} minutos de la publicación anterior de {network}: las páginas de los agentes pueden mostrar las dos juntas.',
    country_without_agents: 'En este país nadie recibe todavía estas publicaciones: {country}.',
    network_without_agents:
      'Ningún agente de estos países tiene {network} con la conexión y la programación automática activas.',
  },
};
