export { useAdvancedFeatures } from './advanced-features.ts';
export { useConnectionCheck } from './api.ts';
export { authorOf, type ConnectedApp, connectedApps, connectedChannels, hasNewsletters } from './connected-apps.ts';
export { UpgradeModal } from './lazy-upgrade.tsx';
export { connectionsScreens } from './routes.tsx';
