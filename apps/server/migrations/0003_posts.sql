CREATE TABLE media (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id bigint NOT NULL REFERENCES profiles,
  -- <profile>/<random>/<sha>.<ext>: never changes, never guessed.
  key text NOT NULL UNIQUE,
  thumbnail_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'video')),
  mime text NOT NULL,
  bytes bigint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  duration_ms integer,
  sha256 text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE profile_images (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id bigint NOT NULL REFERENCES profiles,
  media_id bigint NOT NULL REFERENCES media,
  description text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  hidden_at timestamptz
);
CREATE INDEX profile_images_list ON profile_images (profile_id, created_at DESC, id DESC) WHERE hidden_at IS NULL;

CREATE TABLE generator_profiles (
  profile_id bigint PRIMARY KEY REFERENCES profiles,
  voice_tone text NOT NULL DEFAULT 'friendly',
  writing_style text NOT NULL DEFAULT 'descriptive',
  use_agency_name boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE generated_postings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id bigint NOT NULL REFERENCES generator_profiles (profile_id),
  version integer NOT NULL DEFAULT 1,
  message text NOT NULL DEFAULT '',
  message_by_app jsonb NOT NULL DEFAULT '{}',
  applications jsonb NOT NULL DEFAULT '[]',
  fire_at timestamptz,
  link text,
  media_ids jsonb NOT NULL DEFAULT '[]',
  alt_texts jsonb NOT NULL DEFAULT '[]',
  first_comment text,
  scheduled_at timestamptz,
  scheduled_postings_ids jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX generated_postings_open ON generated_postings (profile_id, id DESC) WHERE scheduled_at IS NULL;

-- No foreign key cascades: posts and attempts outlive whatever they came from.
CREATE TABLE scheduled_postings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id bigint NOT NULL REFERENCES profiles,
  connection_id bigint NOT NULL REFERENCES connections,
  app text NOT NULL CHECK (app IN ('facebook', 'instagram', 'linkedin')),
  provider text NOT NULL CHECK (provider IN ('fbpage', 'instagram', 'linkedin')),
  pgid text NOT NULL,
  type text NOT NULL CHECK (type IN ('post', 'video', 'reel', 'link', 'image', 'feedpost')),
  source text NOT NULL CHECK (source IN ('generator', 'api', 'campaign', 'library', 'csv')),
  source_version integer NOT NULL DEFAULT 1,
  -- Template and generation that it came from; siblings for "apply to all" share the origin.
  posting_id bigint,
  generated_posting_id bigint REFERENCES generated_postings,
  origin_id uuid NOT NULL,
  message text NOT NULL,
  link text,
  link_title text,
  title text,
  domain text,
  fire_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  status integer NOT NULL DEFAULT 0 CHECK (status IN (0, 10, 15, 20, 30, 40, 45, 50, 100, 110, 120)),
  deleted boolean NOT NULL DEFAULT false,
  withdrawn_at timestamptz,
  remove_after boolean NOT NULL DEFAULT false,
  message_edited boolean NOT NULL DEFAULT false,
  fire_at_edited boolean NOT NULL DEFAULT false,
  image_edited boolean NOT NULL DEFAULT false,
  has_custom_image boolean NOT NULL DEFAULT false,

  -- The publishing machine.
  phase text NOT NULL DEFAULT 'due' CHECK (phase IN
    ('due', 'claimed', 'waiting', 'committing', 'accepted', 'posted', 'rejected', 'reconnect', 'unconfirmed', 'missed')),
  reason_code text,
  reason_values jsonb,
  version integer NOT NULL DEFAULT 1,
  lease_token uuid,
  lease_until timestamptz,
  next_step_at timestamptz,
  preflight_at timestamptz,
  preflight_result jsonb NOT NULL DEFAULT '[]',
  late_after timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  step_failures integer NOT NULL DEFAULT 0,
  staged jsonb NOT NULL DEFAULT '{}',
  staged_version integer,
  ask_user boolean NOT NULL DEFAULT false,
  first_claimed_at timestamptz,
  checked_before_release boolean NOT NULL DEFAULT false,
  remote_id text,
  permalink text,
  published_text text,
  posted_at timestamptz,

  stats jsonb,
  stats_fetched_at timestamptz,
  stats_rank bigint,
  stats_due_at timestamptz,
  stats_step integer NOT NULL DEFAULT 0,

  CONSTRAINT posted_has_remote_id CHECK (status <> 10 OR remote_id IS NOT NULL),
  CONSTRAINT remote_once UNIQUE (provider, remote_id)
);
CREATE UNIQUE INDEX scheduled_postings_campaign ON scheduled_postings (posting_id, profile_id, app) WHERE source = 'campaign';
-- Every list is one connected page in time order; the filters narrow inside it.
CREATE INDEX scheduled_postings_page_time ON scheduled_postings (provider, pgid, fire_at, id) INCLUDE (status, deleted, profile_id);
CREATE INDEX scheduled_postings_page_created ON scheduled_postings (provider, pgid, created_at, id);
CREATE INDEX scheduled_postings_page_deleted ON scheduled_postings (provider, pgid, fire_at, id) WHERE deleted;
CREATE INDEX scheduled_postings_page_top ON scheduled_postings (provider, pgid, stats_rank DESC NULLS LAST, fire_at DESC) WHERE status = 10 AND NOT deleted;
CREATE INDEX scheduled_postings_origin ON scheduled_postings (origin_id);
CREATE INDEX scheduled_postings_profile ON scheduled_postings (profile_id, fire_at);
-- What the machine looks at; small, because posted and ended rows leave it.
CREATE INDEX scheduled_postings_step ON scheduled_postings (next_step_at, id) WHERE next_step_at IS NOT NULL AND NOT deleted;
CREATE INDEX scheduled_postings_open ON scheduled_postings (connection_id)
  WHERE phase IN ('claimed', 'waiting', 'committing', 'accepted', 'unconfirmed');
-- One release at a time per connection, whatever the workers believe.
CREATE UNIQUE INDEX scheduled_postings_one_release ON scheduled_postings (connection_id) WHERE phase = 'committing';
CREATE INDEX scheduled_postings_pending ON scheduled_postings (connection_id, fire_at)
  WHERE status IN (0, 100, 110, 120) AND NOT deleted;
CREATE INDEX scheduled_postings_preflight ON scheduled_postings (preflight_at) WHERE preflight_at IS NOT NULL AND NOT deleted;
CREATE INDEX scheduled_postings_stats ON scheduled_postings (stats_due_at) WHERE stats_due_at IS NOT NULL;
ALTER TABLE scheduled_postings SET (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02, fillfactor = 85
);

CREATE TABLE publish_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scheduled_posting_id bigint NOT NULL REFERENCES scheduled_postings,
  n integer NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('publish', 'first_comment', 'remove')),
  snapshot jsonb NOT NULL,
  version integer NOT NULL,
  token_version integer,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  commit_started_at timestamptz,
  -- The same instant on the business clock, which the network's times are compared with.
  commit_business_at timestamptz,
  ended_at timestamptz,
  outcome text CHECK (outcome IN
    ('posted', 'adopted', 'not-sent', 'rejected', 'try-later', 'rate-limited', 'reconnect', 'ours', 'failed', 'absent', 'missed', 'gave-up', 'step-failed')),
  reason_code text,
  reason_values jsonb,
  remote_id text,
  accepted_ref text,
  evidence jsonb NOT NULL DEFAULT '[]',
  -- Complete reads that did not show it, and when to look next.
  absent_reads integer NOT NULL DEFAULT 0,
  UNIQUE (scheduled_posting_id, n)
);
-- The wall against publishing twice: no second release while the outcome of one is open.
CREATE UNIQUE INDEX publish_attempts_one_open ON publish_attempts (scheduled_posting_id) WHERE outcome IS NULL AND purpose = 'publish';

CREATE TABLE post_media (
  scheduled_posting_id bigint NOT NULL REFERENCES scheduled_postings,
  position integer NOT NULL,
  media_id bigint NOT NULL REFERENCES media,
  kind text NOT NULL CHECK (kind IN ('image', 'video')),
  alt_text text,
  PRIMARY KEY (scheduled_posting_id, position)
);
CREATE INDEX post_media_media ON post_media (media_id);

CREATE TABLE post_comments (
  scheduled_posting_id bigint PRIMARY KEY REFERENCES scheduled_postings,
  text text NOT NULL,
  phase text NOT NULL DEFAULT 'waiting' CHECK (phase IN ('waiting', 'sending', 'posted', 'failed', 'unconfirmed')),
  remote_id text,
  tries integer NOT NULL DEFAULT 0,
  next_step_at timestamptz,
  lease_token uuid,
  lease_until timestamptz,
  send_started_at timestamptz,
  reason_code text
);
CREATE INDEX post_comments_step ON post_comments (next_step_at) WHERE next_step_at IS NOT NULL;

CREATE TABLE post_stats (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scheduled_posting_id bigint NOT NULL REFERENCES scheduled_postings,
  fetched_at timestamptz NOT NULL,
  metrics jsonb NOT NULL,
  missing jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX post_stats_post ON post_stats (scheduled_posting_id, fetched_at DESC);

-- Staged remote objects that no post will use any more; a tick removes them.
CREATE TABLE staged_leftovers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  connection_id bigint NOT NULL REFERENCES connections,
  remote_id text NOT NULL,
  kind text NOT NULL,
  due_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  UNIQUE (connection_id, remote_id)
);
CREATE INDEX staged_leftovers_due ON staged_leftovers (due_at);
