-- What a post's file is made into before it goes out where that is more than its network asks for: the logo on a picture, the end
-- card behind a reel. Null: as the network takes it.
ALTER TABLE post_media ADD COLUMN recipe text;
CREATE INDEX post_media_recipe ON post_media (media_id, recipe) WHERE recipe IS NOT NULL;
-- When the first post that needs it goes out; null where somebody waits for it now.
ALTER TABLE media_variants ADD COLUMN needed_at timestamptz;
CREATE INDEX media_variants_branded ON media_variants (updated_at) WHERE recipe LIKE 'brand-%';
-- Profiles whose branding has changed since their posts were last looked at; on the real clock.
CREATE TABLE branding_changes (
  profile_id bigint PRIMARY KEY REFERENCES profiles,
  -- Counted, so that one that comes while the posts are looked at is not taken for done.
  changes integer NOT NULL DEFAULT 1,
  -- Several changes in a row are one; whoever works on it holds it by moving this ahead.
  due_at timestamptz NOT NULL
);
CREATE INDEX branding_changes_due ON branding_changes (due_at);
