-- When the second, identical release left that proves what became of the first; once per attempt.
ALTER TABLE publish_attempts ADD COLUMN probed_at timestamptz;
