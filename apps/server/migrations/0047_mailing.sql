-- What newsletters are sent by: a run sends one text to one list. Its audience is frozen in chunks, in batches that workers lease.
CREATE TABLE mailing_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id bigint NOT NULL REFERENCES profiles,
  list_id bigint NOT NULL REFERENCES contact_lists,
  -- What goes out, as `RunContent` has it; frozen with the run.
  content jsonb NOT NULL,
  -- When it is to begin, by business time; its messages bear this date.
  fire_at timestamptz NOT NULL,
  -- A person said that it goes out although it is late, or the database was set back.
  go_at timestamptz,
  state text NOT NULL DEFAULT 'freezing' CHECK (state IN ('freezing', 'sending', 'paused', 'held', 'cancelled', 'set_back', 'done')),
  -- Why it stands still or was ended; none while it goes on.
  reason text,
  -- The contact up to which the audience is frozen.
  frozen_upto bigint NOT NULL DEFAULT 0,
  -- How many recipients there are; none until freezing has ended, and none are sent to before.
  audience integer,
  -- Until when somebody freezes it; real time.
  lease_until timestamptz,
  -- How many have ended in which way, as the batches were counted last; exact once the run is done.
  accepted integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0,
  suppressed integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  uncertain integer NOT NULL DEFAULT 0,
  -- Of the rejected ones: mailboxes that do not exist, and messages that were refused for what we are or send.
  hard integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  -- How many had ended, and how, when a person last said that it goes on: only what came since can pause it by itself.
  judged_ended integer NOT NULL DEFAULT 0,
  judged_hard integer NOT NULL DEFAULT 0,
  judged_refused integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- The first message was begun; the last one has ended. Real time.
  began_at timestamptz,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK ((state = 'freezing') <= (audience IS NULL))
);
CREATE INDEX mailing_runs_profile ON mailing_runs (profile_id, id DESC);
CREATE INDEX mailing_runs_list ON mailing_runs (list_id);
CREATE INDEX mailing_runs_freezing ON mailing_runs (fire_at, id) WHERE state = 'freezing';
CREATE INDEX mailing_runs_ending ON mailing_runs (id) WHERE state IN ('cancelled', 'set_back') AND ended_at IS NULL;

-- Some two hundred recipients of a run, who are leased together: so that taking them costs one row, and none of theirs.
CREATE TABLE mailing_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id bigint NOT NULL REFERENCES mailing_runs,
  -- Its place in the run. The first batches of all runs go before the second ones, so that a long run keeps no short one waiting.
  place integer NOT NULL,
  size integer NOT NULL,
  -- When there is something to do for it: real time; none when nobody in it waits.
  next_at timestamptz,
  lease_token uuid,
  lease_until timestamptz,
  -- How many have ended in which way, as counted when it was last put down. The rest waits.
  accepted integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0,
  suppressed integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  uncertain integer NOT NULL DEFAULT 0,
  hard integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  UNIQUE (run_id, place)
);
CREATE INDEX mailing_batches_due ON mailing_batches (place, next_at, id) WHERE next_at IS NOT NULL;
CREATE INDEX mailing_batches_leased ON mailing_batches (lease_until) WHERE lease_token IS NOT NULL;

-- One recipient of a run. Whatever happens to the contact, the row says what came of it. No column that changes while it is sent is
-- indexed, so that these changes cost no index.
CREATE TABLE deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id bigint NOT NULL,
  batch_id bigint NOT NULL,
  contact_id bigint NOT NULL,
  -- As the contact was when the audience was frozen; emptied when it is erased.
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- One person gets a run once, also when the contact was removed and added again meanwhile.
  key_hash bytea NOT NULL,
  state text NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'deferred', 'sending', 'accepted', 'rejected', 'suppressed', 'cancelled', 'uncertain')),
  attempts integer NOT NULL DEFAULT 0,
  -- Since when it is tried, and when a deferred one is tried again; real time.
  first_try_at timestamptz,
  next_at timestamptz,
  -- When it ended; while it is sent, when that began. Real time.
  at timestamptz,
  -- The answer that decided, without what it says of others.
  smtp_code integer,
  smtp_status text,
  smtp_reply text,
  reason text
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX deliveries_once ON deliveries (run_id, key_hash);
CREATE INDEX deliveries_batch ON deliveries (batch_id);
CREATE INDEX deliveries_contact ON deliveries (contact_id);

-- How fast a way out may be used by all workers together, and up to when its sends are given out. Real time.
CREATE TABLE mailing_paces (
  -- A transport, or a transport and a recipients' domain.
  key text PRIMARY KEY,
  -- Messages a second.
  rate double precision NOT NULL CHECK (rate > 0),
  given_until timestamptz NOT NULL DEFAULT '-infinity',
  -- Lowered after a server asked for it; climbs back to `rate`.
  slowed_to double precision,
  slowed_at timestamptz,
  -- Nothing leaves before: the server refused us, not a recipient.
  paused_until timestamptz,
  paused_reason text
);
