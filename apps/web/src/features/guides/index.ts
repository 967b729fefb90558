export { MembershipFilm, PlanVideo } from './membership-videos.ts';
export { OnboardingVideos } from './onboarding-videos.tsx';
export { guidesScreens } from './routes.tsx';
export { TutorialLink } from './tutorial-link.tsx';
export { useMembershipVideo } from './use-membership-videos.ts';
