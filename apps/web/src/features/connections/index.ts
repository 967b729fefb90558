export { useAdvancedFeatures } from './api.ts';
export { UpgradeModal } from './card/upgrade-modal.tsx';
export { authorOf, type ConnectedApp, connectedApps } from './connected-apps.ts';
export { connectionsScreens } from './routes.tsx';
