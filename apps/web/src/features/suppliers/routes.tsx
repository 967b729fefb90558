import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { suppliersPaths as at } from './paths.ts';

export const suppliersScreens = screens(
  {
    scope: 'marketing',
    at: at.list,
    words: ['suppliers', 'suppliers/form'],
    load: () => import('./list/suppliers-page.tsx'),
    nav: { key: 'suppliers', group: 'staff', icon: staffIcon('IconBuildingStore'), needs: 'marketing.view_calendar' },
  },
  {
    scope: 'marketing',
    at: at.supplier,
    under: 'suppliers',
    words: ['suppliers', 'suppliers/form'],
    load: () => import('./supplier/supplier-page.tsx'),
  },
);
