-- What a film goes out as on the networks that leave the choice, as it was chosen in the composer.
ALTER TABLE generated_postings ADD COLUMN media_types jsonb NOT NULL DEFAULT '{}';
