-- The times of networks that a draft took from their slots; the others go out at its own time.
ALTER TABLE generated_postings ADD COLUMN slot_by_app jsonb NOT NULL DEFAULT '{}';
