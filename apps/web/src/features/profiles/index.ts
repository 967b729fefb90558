export { ProfileCard } from './lazy-profile-card.ts';
export { ProfilesCard } from './profiles-card.tsx';
export { profilesScreens } from './routes.tsx';
export { SetupProgress } from './setup-progress.tsx';
export { anyInstalled, isSetUp } from './setup-steps.ts';
