-- What the installation's team tells its advisors. `text` is what was written, `message` the clean HTML of it, both by language.
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('info', 'success', 'warning', 'danger')),
  text jsonb NOT NULL,
  message jsonb NOT NULL,
  link text,
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Whom it is for; an empty list is everybody.
  plans jsonb NOT NULL DEFAULT '[]',
  countries jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL,
  published_at timestamptz,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);

CREATE TABLE announcement_dismissals (
  announcement_id bigint NOT NULL REFERENCES announcements ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  dismissed_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (announcement_id, user_id)
);
CREATE INDEX announcement_dismissals_user ON announcement_dismissals (user_id);
