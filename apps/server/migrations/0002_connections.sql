-- One consent of one person at one network; pages of several profiles may hang on it.
CREATE TABLE social_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  network text NOT NULL CHECK (network IN ('facebook', 'instagram', 'linkedin')),
  network_user_id text NOT NULL,
  -- Whose consent it is: two users of the product never share a token.
  user_id bigint NOT NULL REFERENCES users,
  access_token_enc text,
  refresh_token_enc text,
  token_version integer NOT NULL DEFAULT 1,
  scopes jsonb NOT NULL DEFAULT '[]',
  missing_scopes jsonb NOT NULL DEFAULT '[]',
  expires_at timestamptz,
  refresh_expires_at timestamptz,
  token_check_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (network, network_user_id, user_id)
);
CREATE INDEX social_grants_check ON social_grants (token_check_at) WHERE erased_at IS NULL;

CREATE TABLE connections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id bigint NOT NULL REFERENCES profiles,
  app text NOT NULL CHECK (app IN ('facebook', 'instagram', 'linkedin')),
  provider text NOT NULL CHECK (provider IN ('fbpage', 'instagram', 'linkedin')),
  grant_id bigint REFERENCES social_grants,
  installed boolean NOT NULL DEFAULT false,
  connected boolean NOT NULL DEFAULT false,
  paused boolean NOT NULL DEFAULT false,
  page_id text,
  name text,
  image text,
  organization_urn text,
  is_feed boolean,
  -- Facebook and Instagram publish with the page's own token, made from the grant.
  page_token_enc text,
  page_token_version integer NOT NULL DEFAULT 0,
  late_after_minutes integer NOT NULL DEFAULT 120 CHECK (late_after_minutes BETWEEN 15 AND 2880),
  followers bigint,
  followers_at timestamptz,
  followers_due_at timestamptz,
  -- Rate limits and temporary blocks: nothing is released on this connection before.
  blocked_until timestamptz,
  broken_reason text,
  broken_at timestamptz,
  last_error text,
  -- After a disconnect with open releases the token is kept for reading until they are settled.
  erase_token_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (profile_id, app)
);
CREATE UNIQUE INDEX connections_page ON connections (provider, page_id) WHERE installed;
CREATE INDEX connections_grant ON connections (grant_id);
CREATE INDEX connections_followers ON connections (followers_due_at) WHERE installed AND connected;

CREATE TABLE oauth_states (
  state_hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  profile_id bigint NOT NULL REFERENCES profiles,
  app text NOT NULL,
  reconnect boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
