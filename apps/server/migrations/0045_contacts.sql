-- A profile's newsletter app, its contact list, and who may be written to.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- One of a profile, for good: what was removed is switched off, and its lists stay.
CREATE TABLE newsletter_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id bigint NOT NULL UNIQUE REFERENCES profiles ON DELETE CASCADE,
  sender_name text NOT NULL,
  reply_to text NOT NULL,
  signature text NOT NULL DEFAULT '',
  is_enabled boolean NOT NULL DEFAULT true,
  tracking boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  version integer NOT NULL DEFAULT 1
);

-- The totals are kept by a trigger on contacts, so that no verb can forget them.
CREATE TABLE contact_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES newsletter_accounts ON DELETE CASCADE,
  slug text NOT NULL DEFAULT 'primary',
  audience integer NOT NULL DEFAULT 0,
  optouts integer NOT NULL DEFAULT 0,
  undeliverables integer NOT NULL DEFAULT 0,
  import_failed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (account_id, slug)
);

-- What a text is found and sorted by, whatever its case and accents.
CREATE FUNCTION contact_fold(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(normalize(replace(lower(said), 'œ', 'oe'), NFD), '[\u0300-\u036f]', '', 'g');

CREATE TABLE contacts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id bigint NOT NULL REFERENCES contact_lists,
  -- As it was typed: the case of what stands before the @ is kept for sending.
  email text NOT NULL,
  -- The same person's, however it was typed: lower case, the domain in ASCII. Dots and +tags mean what they say.
  email_key text COLLATE "C" NOT NULL,
  -- What a suppression knows of the address; survives it.
  key_hash bytea NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  optout_status text NOT NULL DEFAULT 'F' CHECK (optout_status IN ('F', 'T', 'U')),
  optout_date timestamptz,
  soft_bounces integer NOT NULL DEFAULT 0,
  -- The import that wrote the row last; none once a person has.
  import_id bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  first_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (contact_fold(first_name)) STORED,
  last_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (contact_fold(last_name)) STORED,
  search text NOT NULL GENERATED ALWAYS AS (contact_fold(email || ' ' || first_name || ' ' || last_name)) STORED,
  CHECK ((optout_status = 'F') = (optout_date IS NULL))
);
-- Each serves one sorting and the search for beginnings; the first also says who is there already.
CREATE UNIQUE INDEX contacts_email ON contacts (list_id, email_key) INCLUDE (id);
CREATE INDEX contacts_first_name ON contacts (list_id, first_key, id);
CREATE INDEX contacts_last_name ON contacts (list_id, last_key, id);
CREATE INDEX contacts_status ON contacts (list_id, optout_status, email_key) INCLUDE (id);
CREATE INDEX contacts_date ON contacts (list_id, (coalesce(optout_date, '-infinity'::timestamptz)), id);
-- A list read from its beginning to its end, in chunks.
CREATE INDEX contacts_chunks ON contacts (list_id, id);
-- Parts of words, from three letters on.
CREATE INDEX contacts_search ON contacts USING gin (list_id, search gin_trgm_ops);
CREATE INDEX contacts_key ON contacts (key_hash);

CREATE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE contact_lists l SET audience = audience + n.f, optouts = optouts + n.t, undeliverables = undeliverables + n.u
    FROM (SELECT list_id, count(*) FILTER (WHERE optout_status = 'F') AS f, count(*) FILTER (WHERE optout_status = 'T') AS t,
      count(*) FILTER (WHERE optout_status = 'U') AS u FROM after GROUP BY 1 ORDER BY 1) n WHERE l.id = n.list_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE contact_lists l SET audience = audience - n.f, optouts = optouts - n.t, undeliverables = undeliverables - n.u
    FROM (SELECT list_id, count(*) FILTER (WHERE optout_status = 'F') AS f, count(*) FILTER (WHERE optout_status = 'T') AS t,
      count(*) FILTER (WHERE optout_status = 'U') AS u FROM before GROUP BY 1 ORDER BY 1) n WHERE l.id = n.list_id;
  ELSE
    UPDATE contact_lists l SET audience = audience + n.f, optouts = optouts + n.t, undeliverables = undeliverables + n.u
    FROM (SELECT list_id, sum(d * (optout_status = 'F')::int) AS f, sum(d * (optout_status = 'T')::int) AS t,
        sum(d * (optout_status = 'U')::int) AS u
      FROM (SELECT list_id, optout_status, 1 AS d FROM after UNION ALL SELECT list_id, optout_status, -1 FROM before) both_of
      GROUP BY 1 ORDER BY 1) n
    WHERE l.id = n.list_id AND (n.f, n.t, n.u) <> (0, 0, 0);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER contacts_added AFTER INSERT ON contacts REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_contacts();
CREATE TRIGGER contacts_changed AFTER UPDATE ON contacts REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_contacts();
CREATE TRIGGER contacts_removed AFTER DELETE ON contacts REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION count_contacts();

CREATE TABLE contact_imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id bigint NOT NULL REFERENCES contact_lists,
  user_id bigint NOT NULL REFERENCES users,
  impersonator_id bigint REFERENCES users,
  state text NOT NULL DEFAULT 'uploaded'
    CHECK (state IN ('uploaded', 'checking', 'checked', 'importing', 'done', 'failed', 'undoing', 'undone')),
  -- Where the file is kept; none once it is not needed.
  key text,
  file_name text NOT NULL,
  columns jsonb NOT NULL,
  sample jsonb NOT NULL,
  suggested jsonb NOT NULL,
  headings boolean NOT NULL,
  mapping jsonb,
  -- The language of the consent that was vouched for.
  locale text,
  -- Each time that it is begun anew counts; a worker of an earlier time finds that it is over.
  turn integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  total integer,
  done integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  suppressed integer NOT NULL DEFAULT 0,
  reason text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  started_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX contact_imports_list ON contact_imports (list_id, id DESC);
-- One at a time changes a list.
CREATE UNIQUE INDEX contact_imports_at_work ON contact_imports (list_id) WHERE state IN ('importing', 'undoing');
CREATE INDEX contact_imports_kept ON contact_imports (created_at) WHERE key IS NOT NULL;

-- What an undo gives back: without names, the contact was added.
CREATE TABLE contact_import_changes (
  import_id bigint NOT NULL REFERENCES contact_imports ON DELETE CASCADE,
  contact_id bigint NOT NULL,
  first_name text,
  last_name text,
  earlier_import_id bigint,
  PRIMARY KEY (import_id, contact_id)
);
-- Rows that were not taken, as they stood in the file.
CREATE TABLE contact_import_faults (
  import_id bigint NOT NULL REFERENCES contact_imports ON DELETE CASCADE,
  row integer NOT NULL,
  field text NOT NULL CHECK (field IN ('email', 'first_name', 'last_name')),
  fault text NOT NULL CHECK (fault IN ('no_email', 'bad_email', 'long_name', 'duplicate', 'erased')),
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  PRIMARY KEY (import_id, row)
);

-- Files of contacts. The row is there before the file, so that no file is ever forgotten.
CREATE TABLE contact_exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id bigint NOT NULL REFERENCES contact_lists,
  user_id bigint NOT NULL REFERENCES users,
  -- Each try has a file of its own in it, named by its number.
  folder text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  rows integer NOT NULL DEFAULT 0,
  bytes bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX contact_exports_making ON contact_exports (list_id) WHERE ready_at IS NULL AND failed_at IS NULL;
CREATE INDEX contact_exports_list ON contact_exports (list_id, id DESC);
CREATE INDEX contact_exports_expiring ON contact_exports (expires_at);

-- The ledger: rows are added and never changed. It knows addresses by their hash alone, so it survives contact and list.
CREATE TABLE consent_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id bigint NOT NULL,
  contact_id bigint,
  key_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('express', 'implied-ebr', 'implied-inquiry', 'double-opt-in', 'import-attested', 'withdrawn',
    'complaint', 'undeliverable', 'erased')),
  wording integer,
  locale text,
  actor_kind text NOT NULL CHECK (actor_kind IN ('self', 'user', 'system')),
  actor_id bigint,
  acting_as_id bigint,
  source text NOT NULL CHECK (source IN ('form', 'import', 'landing_page', 'unsubscribe_link', 'one_click', 'mailto', 'complaint',
    'bounce', 'agent', 'demo')),
  import_id bigint,
  note text,
  -- Of whoever did it himself: the network that he came from, shortened.
  ip_prefix text,
  at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz
);
CREATE INDEX consent_events_key ON consent_events (list_id, key_hash, id);

-- Who is not written to, whatever the lists say; found by the hash of the address alone.
CREATE TABLE suppressions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scope text NOT NULL CHECK (scope IN ('list', 'profile', 'platform')),
  owner_id bigint,
  key_hash bytea NOT NULL,
  reason text NOT NULL CHECK (reason IN ('unsubscribed', 'complaint', 'hard_bounce', 'erased')),
  at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE NULLS NOT DISTINCT (key_hash, scope, owner_id),
  CHECK ((scope = 'platform') = (owner_id IS NULL))
);

-- What the hashes of addresses are made with: made once, sealed, and kept through every change of keys. Lost, every suppression were.
CREATE TABLE address_peppers (
  id bigint PRIMARY KEY CHECK (id = 1),
  pepper_enc text NOT NULL
);
