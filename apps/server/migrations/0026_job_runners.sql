-- Who runs jobs of the queue, and when it was last seen: what a runner that is gone has locked is freed. Real clock.
CREATE TABLE job_runners (
  id text PRIMARY KEY,
  beat_at timestamptz NOT NULL
);
