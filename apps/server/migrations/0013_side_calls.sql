-- Calls beside publishing that a network does not let the page make; a network's limit with its cause, and how many in a
-- row there were.
ALTER TABLE connections
  ADD COLUMN missing_permissions jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN blocked_reason text,
  ADD COLUMN blocked_times integer NOT NULL DEFAULT 0;
