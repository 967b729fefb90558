-- When a person last let a run go on; real time. How fast it goes, and when it will be over, is reckoned from there.
ALTER TABLE mailing_runs ADD COLUMN resumed_at timestamptz;
-- Runs that are not over: few, whatever was sent since the beginning.
CREATE INDEX mailing_runs_open ON mailing_runs (state, id) WHERE ended_at IS NULL;
