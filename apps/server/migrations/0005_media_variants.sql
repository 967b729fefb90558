-- What the networks take, made from what was uploaded. The uploaded file stays, so that a better recipe can start anew.
CREATE TABLE media_variants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  media_id bigint NOT NULL REFERENCES media,
  -- Names what is made and how; a changed way gets another name.
  recipe text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'failed')),
  key text,
  mime text,
  bytes bigint,
  width integer,
  height integer,
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  reason_code text,
  tries integer NOT NULL DEFAULT 0,
  -- Who makes it renews this; it runs on the real clock.
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (media_id, recipe),
  CHECK (state <> 'ready' OR (key IS NOT NULL AND mime IS NOT NULL AND bytes > 0 AND width > 0 AND height > 0)),
  CHECK ((state = 'failed') = (reason_code IS NOT NULL))
);
CREATE INDEX media_variants_waiting ON media_variants (updated_at) WHERE state = 'waiting';
