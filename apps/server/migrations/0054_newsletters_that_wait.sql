-- A copy waits for its advisor: paused before its time, or so late that somebody has to say whether it still goes out.
ALTER TABLE newsletters DROP CONSTRAINT newsletters_held_check;
ALTER TABLE newsletters ADD CONSTRAINT newsletters_held_check
  CHECK (held IN ('no_address', 'unverified', 'no_account', 'not_configured', 'domain', 'late', 'failed', 'paused'));
-- When its advisor said that it goes out, though its time had passed.
ALTER TABLE newsletters ADD COLUMN go_at timestamptz;
-- When staff let a campaign go on: what became late while it stood still goes out with it.
ALTER TABLE email_campaigns ADD COLUMN resumed_at timestamptz;
-- What is due: those that nobody has looked at before those that could not go out.
CREATE INDEX newsletters_firing ON newsletters ((held IS NOT NULL), fire_at, id)
  WHERE deleted_at IS NULL AND run_id IS NULL AND coalesce(held, '') NOT IN ('late', 'paused');
-- In which language clients get newsletters; none is that of the advisor's screens.
ALTER TABLE newsletter_accounts ADD COLUMN locale text;
