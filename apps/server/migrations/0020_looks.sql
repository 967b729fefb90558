-- What may be on the network without our knowing is looked for before it is sent: from which moment on, since when the
-- post waits for that, and whether sending it is the look.
ALTER TABLE scheduled_postings
  ADD COLUMN look_from timestamptz,
  ADD COLUMN look_since timestamptz,
  ADD COLUMN look_by_sending boolean NOT NULL DEFAULT false;
CREATE INDEX scheduled_postings_look ON scheduled_postings (connection_id, fire_at) WHERE look_from IS NOT NULL;
ALTER TABLE post_comments ADD COLUMN look_from timestamptz;
-- When a page is read next for its posts that wait for a look.
ALTER TABLE connections ADD COLUMN looks_due_at timestamptz;
CREATE INDEX connections_looks ON connections (looks_due_at) WHERE looks_due_at IS NOT NULL;
-- Whoever answers at our public address is asked for one of these: another installation does not know it.
CREATE TABLE address_challenges (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
