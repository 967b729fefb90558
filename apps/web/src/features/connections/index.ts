export { useAdvancedFeatures } from './api.ts';
export { type ConnectedApp, connectedApps, isSocialApp, linkedinKind } from './card/connection-state.ts';
export { UpgradeModal } from './card/upgrade-modal.tsx';
export { connectionsScreens } from './routes.tsx';
