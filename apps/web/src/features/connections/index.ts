export { useAdvancedFeatures } from './api.ts';
export { authorOf, type ConnectedApp, connectedApps } from './card/connection-state.ts';
export { UpgradeModal } from './card/upgrade-modal.tsx';
export { connectionsScreens } from './routes.tsx';
