-- The private address at which calendar programs read a profile's posts. Its token is nowhere but in the hands of who made it.
CREATE TABLE calendar_feeds (
  profile_id bigint PRIMARY KEY REFERENCES profiles,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
