export { useAdvancedFeatures } from './api.ts';
export { type ConnectedApp, connectedApps, isSocialApp, linkedinKind } from './connection-state.ts';
export { connectionsScreens } from './routes.tsx';
export { UpgradeModal } from './upgrade-modal.tsx';
