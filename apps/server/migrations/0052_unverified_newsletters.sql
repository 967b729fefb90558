-- Newsletters go out for a confirmed address only.
ALTER TABLE newsletters DROP CONSTRAINT newsletters_held_check;
ALTER TABLE newsletters ADD CONSTRAINT newsletters_held_check
  CHECK (held IN ('no_address', 'unverified', 'no_account', 'not_configured', 'domain', 'late', 'failed'));
