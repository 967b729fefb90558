-- What staff wrote in place of a legal text of ours. The highest version of a document and language counts; a NULL body is
-- the return to the default. Rows are added, never changed.
CREATE TABLE legal_texts (
  document text NOT NULL CHECK (document IN ('terms', 'privacy', 'tracking')),
  locale text NOT NULL,
  version integer NOT NULL,
  body text,
  author_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (document, locale, version)
);

-- Each wording of the terms that somebody accepted, once, with everything filled in, by the hash of its text.
CREATE TABLE terms_wordings (
  hash text PRIMARY KEY,
  locale text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);

-- Nobody who came before this table has a row.
CREATE TABLE terms_acceptances (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  wording text NOT NULL REFERENCES terms_wordings,
  accepted_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (user_id, wording)
);
