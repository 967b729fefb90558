-- When each sweep last looked for rows that are due, in any worker. Real clock.
CREATE TABLE sweep_passes (
  id text PRIMARY KEY,
  passed_at timestamptz NOT NULL
);
