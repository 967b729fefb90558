-- A campaign is found by what its posts say: the expression is `contains` (platform/db/query.ts), letter for letter.
CREATE INDEX postings_said ON postings USING gin (
  regexp_replace(normalize(replace(replace(coalesce(message, ''), 'œ', 'oe'), 'Œ', 'OE'), NFD), '[\u0300-\u036f]', '', 'g') gin_trgm_ops
) WHERE deleted_at IS NULL;
