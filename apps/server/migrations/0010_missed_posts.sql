-- The posts of a page that wait for a person's decision: few rows among many.
CREATE INDEX scheduled_postings_missed ON scheduled_postings (provider, pgid, fire_at, id)
  WHERE phase = 'missed' AND NOT deleted;
