export const suppliers = {
  form: {
    label: 'Label',
    name: 'Name in reports',
    nameHint: 'Short and without spaces, each only once.',
    countries: 'Countries',
    everywhere: 'None chosen: everywhere',
    active: 'Can be chosen',
    saved: 'Supplier saved',
    add: 'Add supplier',
  },
} as const;
