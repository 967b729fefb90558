export const contacts = {
  status: {
    F: 'Con consentimiento',
    T: 'Sin consentimiento',
    U: 'No entregable',
  },
  column: {
    email: 'Correo',
    first_name: 'Nombre',
    last_name: 'Apellido',
    optout_status: 'Estado',
    optout_date: 'Fecha',
  },
  consent: {
    text: 'Confirmo que cada persona que agrego aquí aceptó recibir mis correos promocionales, y que soy responsable de cumplir las leyes contra el correo no deseado que correspondan, como la LFPDPPP, CAN-SPAM y CASL.',
  },
} as const;
