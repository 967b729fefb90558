export { ProfilesCard } from './profiles-card.tsx';
export { profilesScreens } from './routes.tsx';
export { SetupCard } from './setup-card.tsx';
export { SetupProgress } from './setup-progress.tsx';
export { anyInstalled } from './setup-steps.ts';
