-- What a person asked for: everything in the account in one file. The row is there before the file, so that no file is ever forgotten.
CREATE TABLE archives (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Each try has a file of its own in it, named by its number.
  folder text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  files integer NOT NULL DEFAULT 0,
  files_total integer NOT NULL DEFAULT 0,
  bytes bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX archives_making ON archives (user_id) WHERE ready_at IS NULL AND failed_at IS NULL;
CREATE INDEX archives_user ON archives (user_id, id DESC);
CREATE INDEX archives_expiring ON archives (expires_at);
