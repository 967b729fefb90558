-- The newest mail of a person: how far an invitation has come.
CREATE INDEX mails_user ON mails (user_id, id);
