export { useBusiness, useCountries } from './api.ts';
export { BusinessDialog } from './lazy-business-dialog.ts';
export { agencyScreens, agencyStaffScreens } from './routes.tsx';
