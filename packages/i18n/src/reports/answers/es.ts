export const reports = {
  errors: {
    standsStill: 'Este boletín no se está enviando en este momento, así que no se puede volver a enviar.',
    nothingSent: 'Todavía no se envía nada de este boletín.',
    exporting: 'Los destinatarios ya se están exportando.',
  },
} as const;
