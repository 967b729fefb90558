-- What is shown of a post's text, files and address is chosen.
ALTER TABLE generated_postings ADD COLUMN shows text CHECK (shows IN ('pictures', 'video', 'link'));
-- Its file, if it has one, is the picture of the link's card.
ALTER TABLE scheduled_postings ADD COLUMN shows_link boolean NOT NULL DEFAULT false;
-- The picture of the page behind a link, kept for posts that show the link; no library lists it.
ALTER TABLE profile_images ADD COLUMN of_link text;
CREATE INDEX profile_images_of_link ON profile_images (profile_id, of_link) WHERE of_link IS NOT NULL;
-- Further profiles that a draft is for.
ALTER TABLE generated_postings ADD COLUMN also_profiles jsonb NOT NULL DEFAULT '[]';
