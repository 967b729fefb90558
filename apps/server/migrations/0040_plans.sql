-- What the membership page offers. Several rows may stand for one of our plans (an earlier price, another term at the provider): one of
-- them at most is offered; the provider's name of each leads to ours.
CREATE TABLE plans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL CHECK (slug IN ('free', 'grow', 'pro', 'premium')),
  -- The provider's own id of it; none where no provider sells it.
  uid text,
  name jsonb NOT NULL,
  annual_cents integer NOT NULL CHECK (annual_cents >= 0),
  -- What was written, and the clean HTML of it.
  description jsonb NOT NULL,
  info jsonb NOT NULL,
  -- One feature a line.
  features jsonb NOT NULL,
  active boolean NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX plans_offered ON plans (slug) WHERE active AND deleted_at IS NULL;
CREATE UNIQUE INDEX plans_uid ON plans (uid) WHERE deleted_at IS NULL;

-- Who has had which plan since when; written by `changePlan` alone, like users.plan.
CREATE TABLE plan_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  from_plan text NOT NULL CHECK (from_plan IN ('free', 'grow', 'pro', 'premium')),
  to_plan text NOT NULL CHECK (to_plan IN ('free', 'grow', 'pro', 'premium')),
  source text NOT NULL CHECK (source IN ('provider', 'staff', 'superuser', 'demo', 'cli')),
  actor_id bigint REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX plan_events_user ON plan_events (user_id, id);

-- What became of the things of a person who lost what PRO brings: a step for each room, done once. Open until it was taken back by an
-- upgrade, or what was kept is erased.
CREATE TABLE plan_downgrades (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  actor_id bigint REFERENCES users,
  steps jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- When the last step was done, and until when what it put away is kept.
  finished_at timestamptz,
  kept_until timestamptz,
  restored_at timestamptz,
  erased_at timestamptz
);
CREATE UNIQUE INDEX plan_downgrades_open ON plan_downgrades (user_id) WHERE restored_at IS NULL AND erased_at IS NULL;
CREATE INDEX plan_downgrades_user ON plan_downgrades (user_id, id);

-- Put away with the plan that brought it, and given back with it.
ALTER TABLE advanced_features ADD COLUMN archived_at timestamptz;
ALTER TABLE generated_postings ADD COLUMN archived_at timestamptz;

INSERT INTO plans (slug, name, annual_cents, description, info, features, active, position) VALUES
  ('free', '{"en": "Free", "fr": "Gratuit", "es": "Gratis"}', 0,
   '{"en": "Plan and publish posts on Facebook and LinkedIn.", "fr": "Programmez et publiez sur Facebook et LinkedIn.", "es": "Programa y publica en Facebook y LinkedIn."}',
   '{"en": "<p>Plan and publish posts on Facebook and LinkedIn.</p>", "fr": "<p>Programmez et publiez sur Facebook et LinkedIn.</p>", "es": "<p>Programa y publica en Facebook y LinkedIn.</p>"}',
   '{"en": ""}', true, 1),
  ('grow', '{"en": "Grow", "fr": "Grow", "es": "Grow"}', 0, '{"en": ""}', '{"en": ""}', '{"en": ""}', false, 2),
  ('pro', '{"en": "PRO", "fr": "PRO", "es": "PRO"}', 14900, '{"en": ""}', '{"en": ""}', '{"en": ""}', true, 3),
  ('premium', '{"en": "Premium", "fr": "Premium", "es": "Premium"}', 0, '{"en": ""}', '{"en": ""}', '{"en": ""}', false, 4);
