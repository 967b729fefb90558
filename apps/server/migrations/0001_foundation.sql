-- Business time: clock_timestamp() plus an offset that only sandbox and test installations ever set.
CREATE TABLE installation (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT clock_timestamp() + coalesce(
    (SELECT (value #>> '{}')::double precision FROM installation WHERE key = 'clock_offset_ms'), 0
  ) * interval '1 millisecond'
$$;

CREATE TABLE countries (
  id bigint PRIMARY KEY,
  name jsonb NOT NULL,
  iso2 text NOT NULL UNIQUE,
  numeric_code text NOT NULL
);
INSERT INTO countries (id, name, iso2, numeric_code) VALUES
  (1, '{"en":"Canada","es":"Canadá","fr":"Canada"}', 'CA', '124'),
  (2, '{"en":"United States","es":"Estados Unidos","fr":"États-Unis"}', 'US', '840'),
  (3, '{"en":"Mexico","es":"México","fr":"Mexique"}', 'MX', '484');

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'es', 'fr')),
  plan text NOT NULL DEFAULT 'free' CHECK (plan IN ('free', 'grow', 'pro', 'premium')),
  is_active boolean NOT NULL DEFAULT true,
  is_staff boolean NOT NULL DEFAULT false,
  is_superuser boolean NOT NULL DEFAULT false,
  demo_role text UNIQUE,
  email_verified_at timestamptz,
  last_login_at timestamptz,
  -- Where sign-in leads to; a hint without a foreign key, checked when it is used.
  last_profile_id bigint,
  -- Feature flags of this person, beside those of the installation.
  flags jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE user_permissions (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  codename text NOT NULL,
  PRIMARY KEY (user_id, codename)
);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  impersonator_id bigint REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE one_time_tokens (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('verify', 'reset')),
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, kind);

-- Counters that must hold across processes: sign-in, reset, sign-up, uploads.
CREATE TABLE throttles (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  hits integer NOT NULL,
  PRIMARY KEY (key, window_start)
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id bigint NOT NULL REFERENCES users,
  acting_as_id bigint REFERENCES users,
  action text NOT NULL,
  object_type text NOT NULL,
  object_id text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX audit_log_object ON audit_log (object_type, object_id, id);

CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  address text NOT NULL,
  locale text NOT NULL,
  params jsonb NOT NULL,
  -- One mail per occasion: the same key is written once.
  dedupe_key text UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_at timestamptz
);

CREATE TABLE profiles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  slug text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  country_id bigint REFERENCES countries,
  completed boolean NOT NULL DEFAULT false,
  avatar text,
  logo_image text,
  render_logo_position text NOT NULL DEFAULT 'no-logo',
  generator_enabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  deleted_at timestamptz
);
CREATE INDEX profiles_user ON profiles (user_id) WHERE deleted_at IS NULL;

-- Slugs are never reused, also after their profile is gone.
CREATE TABLE used_slugs (
  slug text PRIMARY KEY,
  taken_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE advanced_features (
  profile_id bigint PRIMARY KEY REFERENCES profiles,
  calendly_link text,
  hashtag_signature text,
  hashtag_enabled_apps jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE idempotency_keys (
  profile_id bigint NOT NULL REFERENCES profiles,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (profile_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE TABLE worker_heartbeats (
  worker_id uuid PRIMARY KEY,
  beat_at timestamptz NOT NULL,
  started_at timestamptz NOT NULL
);
