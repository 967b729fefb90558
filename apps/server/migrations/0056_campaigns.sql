-- What staff plan for the posts of all advisors.

-- Pictures and videos that they brought for it. Posts show them for years, so none is ever removed.
CREATE TABLE campaign_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  media_id bigint NOT NULL REFERENCES media,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (media_id)
);

CREATE TABLE campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('standard', 'library')),
  title text NOT NULL,
  -- Whose offers it shows; none is the office's own.
  supplier_id bigint REFERENCES suppliers,
  -- Whose advisors get its posts.
  countries text[] NOT NULL DEFAULT '{US,CA}',
  published_at timestamptz,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  -- The addresses of this version were asked, or are being.
  links_version integer,
  links_done_at timestamptz,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (cardinality(countries) > 0),
  CHECK (deleted_at IS NULL OR published_at IS NULL)
);
CREATE INDEX campaigns_supplier ON campaigns (supplier_id, id);
CREATE INDEX campaigns_updated ON campaigns (updated_at DESC, id DESC) WHERE deleted_at IS NULL;

-- What the pages that its posts lead to say of themselves.
CREATE TABLE campaign_ogs (
  campaign_id bigint NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  idx integer NOT NULL,
  url text NOT NULL,
  title text,
  description text,
  image_media_id bigint REFERENCES media,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (campaign_id, idx)
);
CREATE INDEX campaign_ogs_image ON campaign_ogs (image_media_id) WHERE image_media_id IS NOT NULL;

-- What its addresses answered.
CREATE TABLE posting_links (
  campaign_id bigint NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  url text NOT NULL,
  alive boolean NOT NULL,
  said text,
  checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (campaign_id, url)
);

-- One post for one network, as staff wrote it; advisors' posts are made from it.
CREATE TABLE postings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES campaigns,
  app text NOT NULL,
  type text NOT NULL DEFAULT 'post' CHECK (type IN ('post', 'video', 'reel', 'link', 'image', 'feedpost')),
  message text NOT NULL DEFAULT '',
  link text,
  landing_page_link text,
  og_index integer,
  -- A library's have none.
  fire_at timestamptz,
  -- What its copies have in common.
  origin_id uuid NOT NULL DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  remove_from_networks boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  FOREIGN KEY (campaign_id, og_index) REFERENCES campaign_ogs (campaign_id, idx)
);
-- Those of a campaign, of all campaigns in the order of their times, and those that stand near one another.
CREATE INDEX postings_campaign ON postings (campaign_id, fire_at, id);
CREATE INDEX postings_time ON postings (fire_at, id) WHERE deleted_at IS NULL;
CREATE INDEX postings_near ON postings (campaign_id, app, fire_at) WHERE deleted_at IS NULL;

CREATE TABLE posting_media (
  posting_id bigint NOT NULL REFERENCES postings ON DELETE CASCADE,
  position integer NOT NULL,
  media_id bigint NOT NULL REFERENCES media,
  alt_text text,
  PRIMARY KEY (posting_id, position)
);
CREATE INDEX posting_media_media ON posting_media (media_id);

CREATE TABLE posting_terms (
  posting_id bigint NOT NULL REFERENCES postings ON DELETE CASCADE,
  term_id bigint NOT NULL REFERENCES taxonomy_terms,
  PRIMARY KEY (posting_id, term_id)
);
CREATE INDEX posting_terms_term ON posting_terms (term_id, posting_id);
