-- Pages that connections had before, with the name that they had then: their posts stay in the lists of the profile.
CREATE TABLE former_pages (
  connection_id bigint NOT NULL REFERENCES connections,
  page_id text NOT NULL,
  name text,
  image text,
  left_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (connection_id, page_id)
);
INSERT INTO former_pages (connection_id, page_id)
  SELECT DISTINCT s.connection_id, s.pgid
  FROM scheduled_postings s JOIN connections c ON c.id = s.connection_id
  WHERE s.pgid IS DISTINCT FROM c.page_id;
