-- What staff write for the clients of all advisors, and each advisor's copy of it.

-- The plain list.
CREATE TABLE suppliers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_name text NOT NULL,
  supplier_label text NOT NULL,
  -- Nobody named is everybody.
  countries jsonb NOT NULL DEFAULT '[]',
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX suppliers_name ON suppliers (lower(supplier_name));

-- Pictures of newsletters: what was sent shows them for years, so none is ever removed.
CREATE TABLE campaign_images (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  media_id bigint NOT NULL REFERENCES media,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX campaign_images_media ON campaign_images (media_id);

CREATE TABLE email_campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  campaign_type text NOT NULL DEFAULT '',
  -- Whose advisors get it; none is all.
  country_id bigint REFERENCES countries,
  -- What it says, by language.
  variants jsonb NOT NULL DEFAULT '{}',
  -- The picture that stands for it: the first one that it shows.
  image_id bigint REFERENCES campaign_images,
  fire_at timestamptz,
  -- Until when advisors may change theirs; none is a day before `fire_at`.
  edit_by timestamptz,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'publishing', 'published', 'cancelled')),
  -- Nothing of it goes out meanwhile.
  paused_at timestamptz,
  published_at timestamptz,
  -- The account up to which copies were made or moved.
  spread_upto bigint NOT NULL DEFAULT 0,
  -- The links of this version were asked, or are being.
  links_version integer,
  links_asked_at timestamptz,
  links_done_at timestamptz,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (state = 'draft' OR (fire_at IS NOT NULL AND edit_by IS NOT NULL AND published_at IS NOT NULL)),
  CHECK (state = 'draft' OR deleted_at IS NULL)
);
CREATE INDEX email_campaigns_fire ON email_campaigns (fire_at, id) WHERE deleted_at IS NULL;
CREATE INDEX email_campaigns_updated ON email_campaigns (updated_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE email_campaign_suppliers (
  campaign_id bigint NOT NULL REFERENCES email_campaigns ON DELETE CASCADE,
  supplier_id bigint NOT NULL REFERENCES suppliers,
  PRIMARY KEY (campaign_id, supplier_id)
);
CREATE INDEX email_campaign_suppliers_supplier ON email_campaign_suppliers (supplier_id, campaign_id);

-- What its addresses answered.
CREATE TABLE campaign_links (
  campaign_id bigint NOT NULL REFERENCES email_campaigns ON DELETE CASCADE,
  url text NOT NULL,
  alive boolean NOT NULL,
  said text,
  checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (campaign_id, url)
);

-- An advisor's copy. What he did not change is read from the campaign, so that it is what staff said last.
CREATE TABLE newsletters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES email_campaigns,
  account_id bigint NOT NULL REFERENCES newsletter_accounts ON DELETE CASCADE,
  profile_id bigint NOT NULL REFERENCES profiles,
  subject text,
  intro_html text,
  fire_at timestamptz NOT NULL,
  fire_at_edited boolean NOT NULL DEFAULT false,
  deleted_at timestamptz,
  -- Staff cancelled the campaign before it went out.
  cancelled boolean NOT NULL DEFAULT false,
  -- What sends it; from then on it says what the run has frozen.
  run_id bigint REFERENCES mailing_runs,
  began_at timestamptz,
  -- Its time has come and it cannot go out.
  held text CHECK (held IN ('no_address', 'no_account', 'not_configured', 'domain', 'late', 'failed')),
  held_at timestamptz,
  -- When it is looked at again; real time.
  look_at timestamptz,
  -- 'Ready for your edits' was sent, or is not to be.
  told_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (campaign_id, account_id),
  CHECK ((run_id IS NULL) = (began_at IS NULL)),
  CHECK ((held IS NULL) = (held_at IS NULL)),
  CHECK (run_id IS NULL OR (deleted_at IS NULL AND held IS NULL)),
  CHECK (NOT cancelled OR deleted_at IS NOT NULL)
);
-- Each serves one tab of an advisor's list.
CREATE INDEX newsletters_upcoming ON newsletters (account_id, fire_at, id) WHERE deleted_at IS NULL AND run_id IS NULL;
CREATE INDEX newsletters_published ON newsletters (account_id, fire_at, id) WHERE run_id IS NOT NULL;
CREATE INDEX newsletters_deleted ON newsletters (account_id, fire_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX newsletters_calendar ON newsletters (account_id, fire_at, id) WHERE deleted_at IS NULL;
CREATE INDEX newsletters_profile ON newsletters (profile_id);
CREATE UNIQUE INDEX newsletters_run ON newsletters (run_id) WHERE run_id IS NOT NULL;
CREATE INDEX newsletters_due ON newsletters (fire_at, id) WHERE deleted_at IS NULL AND run_id IS NULL;
CREATE INDEX newsletters_untold ON newsletters (campaign_id, id) WHERE told_at IS NULL AND deleted_at IS NULL AND run_id IS NULL;
