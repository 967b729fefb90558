export const contacts = {
  status: {
    F: 'Opted in',
    T: 'Opted out',
    U: 'Undeliverable',
  },
  column: {
    email: 'Email',
    first_name: 'First name',
    last_name: 'Last name',
    optout_status: 'Status',
    optout_date: 'Date',
  },
  consent: {
    text: 'I confirm that everyone I add here has agreed to get marketing emails from me, and that I’m solely responsible for following the anti-spam laws that apply, such as CASL, CAN-SPAM and LFPDPPP.',
  },
} as const;
