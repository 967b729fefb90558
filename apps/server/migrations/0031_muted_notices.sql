-- Mails that somebody turned off. A kind without a row is sent.
CREATE TABLE muted_notices (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  PRIMARY KEY (user_id, kind)
);
