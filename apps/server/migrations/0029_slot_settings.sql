-- When the posts of a connection like to go out, how many of them may come by themselves in a week, and whether any may.
-- Without a row: the suggested slots, no limit, yes.
CREATE TABLE slot_settings (
  connection_id bigint PRIMARY KEY REFERENCES connections,
  slots jsonb,
  weekly_frequency integer CHECK (weekly_frequency BETWEEN 1 AND 50),
  auto_schedule boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
