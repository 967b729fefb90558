-- The libraries: staff's posts as advisors search them, and as they make them their own.

-- Pictures and videos of staff's posts ('house files'): one row each, of no profile, so that drafts and posts name them as they name
-- an advisor's own.
ALTER TABLE profile_images ALTER COLUMN profile_id DROP NOT NULL;
CREATE UNIQUE INDEX profile_images_house ON profile_images (media_id) WHERE profile_id IS NULL;
INSERT INTO profile_images (profile_id, media_id) SELECT DISTINCT NULL::bigint, media_id FROM posting_media;
CREATE FUNCTION name_house_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profile_images (profile_id, media_id) SELECT DISTINCT NULL::bigint, media_id FROM after ORDER BY media_id
    ON CONFLICT (media_id) WHERE profile_id IS NULL DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER posting_media_named AFTER INSERT ON posting_media REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION name_house_files();

-- The library post that a draft was made of.
ALTER TABLE generated_postings ADD COLUMN posting_id bigint REFERENCES postings ON DELETE SET NULL;
CREATE INDEX generated_postings_posting ON generated_postings (posting_id) WHERE posting_id IS NOT NULL;

-- What a post of a library says, as it is searched: without accents, braces and addresses.
CREATE FUNCTION library_letters(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(replace(replace(lower(
    regexp_replace(coalesce(written, ''), '\{\{.*?\}\}|https?://\S+', ' ', 'g')), 'œ', 'oe'), 'æ', 'ae'), NFD), '[\u0300-\u036f]', '', 'g')
$$;
-- Nobody says in which language a post is written: its words stand as they are and by the stems of each.
CREATE FUNCTION library_words(letters text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('pg_catalog.simple', letters) || to_tsvector('pg_catalog.english', letters)
    || to_tsvector('pg_catalog.french', letters) || to_tsvector('pg_catalog.spanish', letters))
$$;
-- All of these words, each as it stands, begun or by its stem in one of the languages; what the reader's language says between words is
-- passed over.
CREATE FUNCTION library_query(words text[], language regconfig) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  word text;
  stemmer regconfig;
  meant tsquery;
  found tsquery;
BEGIN
  FOREACH word IN ARRAY words LOOP
    CONTINUE WHEN cardinality(words) > 1 AND length(to_tsvector(language, word)) = 0;
    meant := to_tsquery('pg_catalog.simple', quote_literal(word) || CASE WHEN length(word) > 2 THEN ':*' ELSE '' END);
    FOREACH stemmer IN ARRAY ARRAY['pg_catalog.english', 'pg_catalog.french', 'pg_catalog.spanish']::regconfig[] LOOP
      -- A word that this language has only between others has no stem.
      IF length(to_tsvector(stemmer, word)) > 0 THEN meant := meant || plainto_tsquery(stemmer, word); END IF;
    END LOOP;
    found := CASE WHEN found IS NULL THEN meant ELSE found && meant END;
  END LOOP;
  RETURN found;
END $$;

CREATE TABLE library_search (
  posting_id bigint PRIMARY KEY REFERENCES postings ON DELETE CASCADE,
  campaign_id bigint NOT NULL,
  terms bigint[] NOT NULL DEFAULT '{}',
  words tsvector NOT NULL DEFAULT ''
);
CREATE INDEX library_search_campaign ON library_search (campaign_id, posting_id DESC);
CREATE INDEX library_search_terms ON library_search USING gin (terms) WITH (fastupdate = off);
CREATE INDEX library_search_words ON library_search USING gin (words) WITH (fastupdate = off);
-- Words that ever stood in the library: what is looked for when somebody has mistyped.
CREATE TABLE library_lexicon (word text PRIMARY KEY);
CREATE INDEX library_lexicon_near ON library_lexicon USING gin (word gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX library_lexicon_begun ON library_lexicon (word text_pattern_ops);

-- A transposed letter leaves a short word little more than a quarter of what it was.
CREATE FUNCTION library_mistyped(words text[]) RETURNS text[] LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.25 AS $$
  SELECT coalesce(array_agg(CASE
    WHEN length(w.word) < 4 OR EXISTS (SELECT FROM library_lexicon l WHERE l.word LIKE w.word || '%') THEN w.word
    ELSE coalesce((SELECT l.word FROM library_lexicon l WHERE l.word % w.word ORDER BY similarity(l.word, w.word) DESC, l.word LIMIT 1), w.word)
  END ORDER BY w.at), '{}')
  FROM unnest(words) WITH ORDINALITY AS w (word, at)
$$;

-- Each row is held before what it says is read, so that of two changes at once the second sees the first.
CREATE FUNCTION index_library(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_search (posting_id, campaign_id)
    SELECT p.id, p.campaign_id FROM postings p JOIN campaigns c ON c.id = p.campaign_id
    WHERE p.id = ANY (ids) AND c.type = 'library' AND p.deleted_at IS NULL ORDER BY p.id
    ON CONFLICT DO NOTHING;
  PERFORM FROM library_search WHERE posting_id = ANY (ids) ORDER BY posting_id FOR UPDATE;
  DELETE FROM library_search s USING postings p WHERE s.posting_id = ANY (ids) AND p.id = s.posting_id AND p.deleted_at IS NOT NULL;
  WITH said AS MATERIALIZED (
    SELECT p.id, p.campaign_id, coalesce(t.terms, '{}') AS terms,
      library_letters(concat_ws(' ', p.message, c.title, s.supplier_label, o.title, t.names)) AS letters
    FROM postings p JOIN campaigns c ON c.id = p.campaign_id
      LEFT JOIN suppliers s ON s.id = c.supplier_id
      LEFT JOIN campaign_ogs o ON o.campaign_id = p.campaign_id AND o.idx = p.og_index
      LEFT JOIN LATERAL (SELECT array_agg(DISTINCT pt.term_id) AS terms, string_agg(n.value, ' ') AS names
        FROM posting_terms pt JOIN taxonomy_terms tt ON tt.id = pt.term_id, jsonb_each_text(tt.name) n
        WHERE pt.posting_id = p.id) t ON true
    WHERE p.id = ANY (ids)
  ), written AS (
    UPDATE library_search s SET campaign_id = said.campaign_id, terms = said.terms, words = library_words(said.letters)
    FROM said WHERE said.id = s.posting_id RETURNING said.letters
  )
  INSERT INTO library_lexicon (word)
    SELECT DISTINCT word FROM written, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', letters))) AS word
    WHERE word ~ '^[[:alpha:]]{4,30}$' ORDER BY word
    ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION index_library_of() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[];
BEGIN
  IF TG_TABLE_NAME = 'postings' THEN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(id) INTO ids FROM after;
    ELSE
      SELECT array_agg(a.id) INTO ids FROM after a JOIN before b USING (id)
        WHERE (a.campaign_id, a.message, a.og_index, a.deleted_at) IS DISTINCT FROM (b.campaign_id, b.message, b.og_index, b.deleted_at);
    END IF;
  ELSIF TG_TABLE_NAME = 'posting_terms' THEN
    SELECT array_agg(DISTINCT posting_id) INTO ids FROM changed;
  ELSIF TG_TABLE_NAME = 'campaigns' THEN
    SELECT array_agg(p.id) INTO ids FROM after a JOIN before b USING (id) JOIN postings p ON p.campaign_id = a.id
      WHERE a.type = 'library' AND (a.title, a.supplier_id) IS DISTINCT FROM (b.title, b.supplier_id);
  ELSIF TG_TABLE_NAME = 'campaign_ogs' THEN
    SELECT array_agg(p.id) INTO ids FROM after a JOIN before b USING (campaign_id, idx)
      JOIN postings p ON p.campaign_id = a.campaign_id AND p.og_index = a.idx WHERE a.title IS DISTINCT FROM b.title;
  ELSIF TG_TABLE_NAME = 'suppliers' THEN
    SELECT array_agg(p.id) INTO ids FROM after a JOIN before b USING (id) JOIN campaigns c ON c.supplier_id = a.id AND c.type = 'library'
      JOIN postings p ON p.campaign_id = c.id WHERE a.supplier_label IS DISTINCT FROM b.supplier_label;
  ELSE
    SELECT array_agg(DISTINCT pt.posting_id) INTO ids FROM after a JOIN before b USING (id) JOIN posting_terms pt ON pt.term_id = a.id
      WHERE a.name IS DISTINCT FROM b.name;
  END IF;
  IF ids IS NOT NULL THEN PERFORM index_library(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER postings_added_to_library AFTER INSERT ON postings REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
CREATE TRIGGER postings_changed_in_library AFTER UPDATE ON postings REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
CREATE TRIGGER posting_terms_added_to_library AFTER INSERT ON posting_terms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
CREATE TRIGGER posting_terms_removed_from_library AFTER DELETE ON posting_terms REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
CREATE TRIGGER campaigns_changed_in_library AFTER UPDATE ON campaigns REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
CREATE TRIGGER campaign_ogs_changed_in_library AFTER UPDATE ON campaign_ogs REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
CREATE TRIGGER suppliers_changed_in_library AFTER UPDATE ON suppliers REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
CREATE TRIGGER terms_changed_in_library AFTER UPDATE ON taxonomy_terms REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION index_library_of();
SELECT index_library(array_agg(id)) FROM postings HAVING count(*) > 0;
CREATE INDEX campaigns_library ON campaigns (published_at DESC, id DESC) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
