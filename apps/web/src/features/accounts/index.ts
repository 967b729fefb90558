export { demoSignInAgain, signInAgain, useSaveLocale, useSignOut, useStopImpersonation } from './api.ts';
export { accountsScreens } from './routes.tsx';
