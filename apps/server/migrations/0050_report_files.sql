-- Workbooks of the recipients of a newsletter. The row is there before the file, so that no file is ever forgotten.
CREATE TABLE recipient_exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  newsletter_id bigint NOT NULL REFERENCES newsletters ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  -- Each try has a file of its own in it, named by its number.
  folder text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  bytes bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX recipient_exports_making ON recipient_exports (newsletter_id) WHERE ready_at IS NULL AND failed_at IS NULL;
CREATE INDEX recipient_exports_newsletter ON recipient_exports (newsletter_id, id DESC);
CREATE INDEX recipient_exports_expiring ON recipient_exports (expires_at) WHERE bytes IS NOT NULL;
