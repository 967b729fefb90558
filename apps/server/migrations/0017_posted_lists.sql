-- The list of what was posted starts at its first row: before, every post that is still to come was read and passed over.
CREATE INDEX scheduled_postings_page_posted ON scheduled_postings (provider, pgid, fire_at, id) INCLUDE (profile_id)
  WHERE status = 10 AND NOT deleted;
