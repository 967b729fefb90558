export { SetupCard } from './lazy-setup-card.ts';
export { ProfilesCard } from './profiles-card.tsx';
export { profilesScreens } from './routes.tsx';
export { SetupProgress } from './setup-progress.tsx';
export { anyInstalled } from './setup-steps.ts';
export { useCountries } from './use-countries.ts';
