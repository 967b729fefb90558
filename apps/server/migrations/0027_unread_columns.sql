-- What the search for late posts kept before decision 040; neither this version nor the one before reads or writes it.
ALTER TABLE scheduled_postings
  DROP COLUMN first_claimed_at,
  DROP COLUMN checked_before_release;
