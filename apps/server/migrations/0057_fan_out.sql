-- How far the copies of postings are, of a campaign that was published or of a posting that staff changed. `place` is the last connection
-- or profile that was looked at, stored with what was done to it.
CREATE TABLE campaign_spreads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  posting_id bigint REFERENCES postings ON DELETE CASCADE,
  what text NOT NULL CHECK (what IN ('publish', 'edit', 'reschedule', 'delete', 'undo')),
  place bigint NOT NULL DEFAULT 0,
  of_all integer,
  looked integer NOT NULL DEFAULT 0,
  -- Copies that were made or changed, that stayed as their agents have them, and that were out or on their way.
  made integer NOT NULL DEFAULT 0,
  surplus integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  passed integer NOT NULL DEFAULT 0,
  actor_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  begun_at timestamptz,
  done_at timestamptz
);
CREATE INDEX campaign_spreads_campaign ON campaign_spreads (campaign_id, id);
CREATE INDEX campaign_spreads_posting ON campaign_spreads (posting_id, id) WHERE posting_id IS NOT NULL;
CREATE INDEX campaign_spreads_open ON campaign_spreads (id) WHERE done_at IS NULL;

-- The version at which its time was changed last: copies that are older get a new time.
ALTER TABLE postings ADD COLUMN timed_version integer NOT NULL DEFAULT 1;
-- The same of its text: agents who have changed theirs are told.
ALTER TABLE postings ADD COLUMN worded_version integer NOT NULL DEFAULT 1;
-- Since when copies of the version before are wrong.
ALTER TABLE postings ADD COLUMN followed_from timestamptz;

-- What the copies of a posting did, by the country of their agents.
CREATE TABLE posting_stats (
  posting_id bigint NOT NULL REFERENCES postings ON DELETE CASCADE,
  country text NOT NULL,
  fetched_at timestamptz NOT NULL,
  posts integer NOT NULL DEFAULT 0,
  metrics jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (posting_id, country)
);

-- Staff changed the text after its agent had; the agent's stayed.
ALTER TABLE scheduled_postings ADD COLUMN staff_changed_at timestamptz;
-- What is taken off a network again is tried at this time next.
ALTER TABLE scheduled_postings ADD COLUMN remove_at timestamptz, ADD COLUMN remove_tries integer NOT NULL DEFAULT 0;
CREATE INDEX scheduled_postings_removing ON scheduled_postings (remove_at) WHERE remove_at IS NOT NULL;
CREATE INDEX scheduled_postings_remove_after ON scheduled_postings (id) WHERE remove_after;
