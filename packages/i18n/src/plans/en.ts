/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { plans: { menu: 'Plans', tab: 'Plans' } } as const;

export const plans = {
  staff: {
    title: 'Plans',
    lead: 'What the Memberships page offers, in this order. What someone’s plan includes is decided by its type.',
    noPermission: 'You don’t have permission to change the plans.',
    create: 'New plan',
    editTitle: 'Edit plan',
    none: 'No plans yet',
    missing: '{type} isn’t offered.',
    missingText:
      'Some features need this type, and whoever wants them is sent to the Memberships page. Offer a plan of this type there.',
    deleted: '{name} deleted.',
    deletedText: 'Whoever has it keeps it. It’s no longer offered on the Memberships page.',
    deleteTitle: 'Delete {name}?',
    deleteText:
      '{count, plural, one {# person has this type and will keep it.} other {# people have this type and will keep it.}} This plan will no longer be offered on the Memberships page.',
    offered: 'Offered',
    hidden: 'Hidden',
    free: 'No price',
    rate: '{rate} per year',
    people: '{count, plural, =0 {Nobody has this type} one {# person has this type} other {# people have this type}}',
    noId: 'No ID from the payment provider',
    id: 'ID: {uid}',
    type: 'Type',
    typeHint: 'What it includes. Only one plan of each type can be offered at a time.',
    uid: 'ID at the payment provider',
    uidHint: 'Whoever buys the plan with this ID gets this type.',
    rateField: 'Price per year, in US dollars',
    language: 'Language of the texts',
    name: 'Name',
    description: 'Description',
    descriptionHint: 'Optional. You can use **bold**, [links](https://…) and lists.',
    features: 'Features, one per line',
    active: 'Offer this plan on the Memberships page',
    save: 'Save',
    saved: 'Plan saved',
  },
} as const;
