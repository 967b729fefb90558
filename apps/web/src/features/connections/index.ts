export { useAdvancedFeatures } from './api.ts';
export { authorOf, type ConnectedApp, connectedApps } from './connected-apps.ts';
export { ConnectionNotices } from './connection-notices.tsx';
export { UpgradeModal } from './lazy-upgrade.tsx';
export { connectionsScreens } from './routes.tsx';
