-- What is done at the machine itself (npm run admin) or by nobody who is known has no account behind it.
ALTER TABLE audit_log ALTER COLUMN actor_id DROP NOT NULL;

-- Advisors who were invited and have not chosen a password yet; NULL for those who signed up.
ALTER TABLE users
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN invited_by_id bigint REFERENCES users;
CREATE INDEX users_invited ON users (invited_at) WHERE invited_at IS NOT NULL;

ALTER TABLE one_time_tokens
  DROP CONSTRAINT one_time_tokens_kind_check,
  ADD CONSTRAINT one_time_tokens_kind_check CHECK (kind IN ('verify', 'reset', 'invitation'));

-- What a person recognises a session by: the browser as it names itself, cut to its length there.
ALTER TABLE sessions ADD COLUMN device text;
