-- Files of the installation's own belong to no profile. Who reads media reaches them through a library, a post or a guide.
ALTER TABLE media ALTER COLUMN profile_id DROP NOT NULL;

-- Onboarding videos (on the dashboard) and tutorial videos (on the card of one network's connection).
CREATE TABLE guides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('onboarding', 'tutorial')),
  application text,
  title jsonb NOT NULL,
  -- What was written, and the clean HTML of it where it is a tutorial's.
  text jsonb NOT NULL,
  info jsonb NOT NULL,
  bottom_link text,
  show_when_connected boolean NOT NULL,
  languages jsonb NOT NULL DEFAULT '[]',
  active boolean NOT NULL,
  video_id bigint REFERENCES media,
  poster_id bigint REFERENCES media,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((kind = 'tutorial') = (application IS NOT NULL))
);

CREATE TABLE guide_views (
  guide_id bigint NOT NULL REFERENCES guides ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  watched_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (guide_id, user_id)
);
CREATE INDEX guide_views_user ON guide_views (user_id);
