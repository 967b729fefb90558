-- Networks and languages are lists of the contract, which refuses the others at the door: a new one is no change of the
-- schema. An API of the release before goes on as it is.
ALTER TABLE social_grants DROP CONSTRAINT social_grants_network_check;
ALTER TABLE connections DROP CONSTRAINT connections_app_check, DROP CONSTRAINT connections_provider_check;
ALTER TABLE scheduled_postings
  DROP CONSTRAINT scheduled_postings_app_check, DROP CONSTRAINT scheduled_postings_provider_check;
ALTER TABLE users DROP CONSTRAINT users_locale_check;
