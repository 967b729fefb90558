-- When the person is to be told next that a connection runs out; null where nothing runs out.
ALTER TABLE connections ADD COLUMN expiry_mail_at timestamptz;
CREATE INDEX connections_expiry_mail ON connections (expiry_mail_at) WHERE installed;
UPDATE connections SET expiry_mail_at = app_now() WHERE installed;

-- LinkedIn calls a token revoked until all of its servers have heard of it; whoever uses it must know how new it is.
ALTER TABLE social_grants ADD COLUMN minted_at timestamptz;
