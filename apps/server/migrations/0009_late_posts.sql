-- The sweep that marks missed posts looks every few seconds; without this it reads every planned post.
CREATE INDEX scheduled_postings_late ON scheduled_postings (late_after)
  WHERE status IN (0, 100, 110, 120) AND NOT deleted AND phase IN ('due', 'waiting', 'claimed', 'reconnect');
