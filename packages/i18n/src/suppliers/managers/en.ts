export const suppliers = {
  managers: {
    title: 'Supplier manager',
    lead: 'Sees the calendar, libraries, stats and budgets of certain suppliers only.',
    open: 'Supplier manager',
    openOf: 'Supplier manager: {name}',
    manages: '{count, plural, =0 {No suppliers} one {# supplier} other {# suppliers}}',
    inactive: 'Inactive',
    of: 'Suppliers of {name}',
    choose: 'Choose suppliers',
    noSuppliers: 'No suppliers found',
    active: 'Active',
    activeHint: 'While inactive, a supplier manager sees none of this.',
    remove: 'Remove this supplier manager',
    removeHint: 'Access ends right away. The suppliers stay.',
    submit: {
      create: 'Create',
      edit: 'Save',
      delete: 'Delete',
    },
    toasts: {
      created: 'Supplier manager created successfully!',
      updated: 'Supplier manager updated successfully!',
      deleted: 'Supplier manager deleted successfully!',
      completed: 'Operation completed successfully!',
    },
  },
} as const;
