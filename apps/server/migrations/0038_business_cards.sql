-- How the pictures and films of a profile are branded; the position of the logo is the profile's own column. Without a row: what the
-- defaults say, and an end card that was never drawn.
CREATE TABLE business_cards (
  profile_id bigint PRIMARY KEY REFERENCES profiles,
  background_color text NOT NULL DEFAULT '#69A4BF' CHECK (background_color ~ '^#[0-9A-F]{6}$'),
  seconds integer NOT NULL DEFAULT 5 CHECK (seconds IN (3, 5, 7)),
  -- Whether the branding also goes onto what the agent brings himself.
  own_images boolean NOT NULL DEFAULT false,
  own_reels boolean NOT NULL DEFAULT false,
  -- The end card as it was drawn last, and a hash of what it was drawn from: another one means that it has to be drawn anew.
  banner_key text,
  banner_hash text,
  -- Some characters of its texts are in none of our fonts.
  banner_left_out boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  -- Put away while the plan of the account does not have it.
  archived_at timestamptz
);
