import { address } from '../wire/address.ts';

export const connectionsPaths = {
  list: address('/$slug/connections/', ['open_connections', 'reconnect', 'problem', 'missing', 'restored']),
  advanced: address('/$slug/advanced_features/'),
  settings: address('/$slug/$app/settings/'),
  remove: address('/$slug/$app/delete/'),
};
