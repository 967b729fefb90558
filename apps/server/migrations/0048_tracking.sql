-- What recipients do with a newsletter, and what comes back for it.

-- What is known of one recipient since it was sent. Written by one place from the events of the delivery, so that both always agree.
ALTER TABLE deliveries
  -- The first sign that it got through, whatever it was.
  ADD COLUMN arrived_at timestamptz,
  -- The first of each: by a person, and by a machine (a privacy proxy, a scanner of links).
  ADD COLUMN opened_at timestamptz,
  ADD COLUMN clicked_at timestamptz,
  ADD COLUMN machine_opened_at timestamptz,
  ADD COLUMN machine_clicked_at timestamptz,
  -- All of them.
  ADD COLUMN opens integer NOT NULL DEFAULT 0,
  ADD COLUMN clicks integer NOT NULL DEFAULT 0,
  ADD COLUMN machine_opens integer NOT NULL DEFAULT 0,
  ADD COLUMN machine_clicks integer NOT NULL DEFAULT 0,
  -- None once she has taken it back.
  ADD COLUMN unsubscribed_at timestamptz,
  ADD COLUMN complained_at timestamptz,
  -- Came back after it was taken: there is no such mailbox; it took nothing; we or our text were refused.
  ADD COLUMN bounced_at timestamptz,
  ADD COLUMN bounce text CHECK (bounce IN ('hard', 'soft', 'refused')),
  ADD COLUMN bounce_status text,
  ADD COLUMN bounce_note text;

ALTER TABLE mailing_runs
  -- How many had complained when a person last said that it goes on.
  ADD COLUMN judged_complaints integer NOT NULL DEFAULT 0;

-- What the columns of its deliveries say of a whole run. Apart from the run, whose row its sending writes.
CREATE TABLE mailing_figures (
  run_id bigint PRIMARY KEY REFERENCES mailing_runs ON DELETE CASCADE,
  -- Recipients: of whom a person did it, and with those of whom only a machine did.
  opened integer NOT NULL DEFAULT 0,
  opened_all integer NOT NULL DEFAULT 0,
  clicked integer NOT NULL DEFAULT 0,
  clicked_all integer NOT NULL DEFAULT 0,
  -- Times, likewise.
  opens integer NOT NULL DEFAULT 0,
  opens_all integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  clicks_all integer NOT NULL DEFAULT 0,
  unsubscribed integer NOT NULL DEFAULT 0,
  complained integer NOT NULL DEFAULT 0,
  -- After it was taken; those whom it was refused for at once are the run's own `rejected`.
  bounced_hard integer NOT NULL DEFAULT 0,
  bounced_soft integer NOT NULL DEFAULT 0,
  bounced_refused integer NOT NULL DEFAULT 0
);
INSERT INTO mailing_figures (run_id) SELECT id FROM mailing_runs;

-- Where the links of a run lead; nothing else is ever redirected to.
CREATE TABLE mailing_links (
  run_id bigint NOT NULL REFERENCES mailing_runs ON DELETE CASCADE,
  ordinal integer NOT NULL,
  url text NOT NULL,
  -- What it is called on reports.
  name text NOT NULL,
  supplier_id bigint,
  -- Recipients and times, by people and by all.
  clicked integer NOT NULL DEFAULT 0,
  clicked_all integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  clicks_all integer NOT NULL DEFAULT 0,
  PRIMARY KEY (run_id, ordinal)
);

-- Who clicked which link.
CREATE TABLE mailing_clicks (
  delivery_id bigint NOT NULL,
  ordinal integer NOT NULL,
  run_id bigint NOT NULL,
  clicks integer NOT NULL,
  clicks_all integer NOT NULL,
  first_at timestamptz NOT NULL,
  PRIMARY KEY (delivery_id, ordinal)
);
CREATE INDEX mailing_clicks_link ON mailing_clicks (run_id, ordinal);

-- What happened, one row each: added and never changed, kept for 24 months. Business time.
CREATE TABLE mailing_events (
  -- Made by who noticed it: written twice, it is one.
  id uuid NOT NULL,
  delivery_id bigint NOT NULL,
  run_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('open', 'click', 'view', 'unsubscribe', 'resubscribe', 'bounce', 'delay', 'delivered', 'complaint')),
  ordinal integer,
  at timestamptz NOT NULL,
  -- What it says of itself who asked. What it is taken for is found from all events of a delivery.
  agent text CHECK (agent IN ('browser', 'mpp', 'proxy', 'bot', 'none')),
  user_agent text,
  ip_prefix text,
  -- Of a bounce: what it is taken for, its status (RFC 3463), and what the server said.
  bounce text CHECK (bounce IN ('hard', 'soft', 'refused')),
  status text,
  note text,
  -- Where it was told: here, in a mail, by a provider.
  source text NOT NULL,
  PRIMARY KEY (delivery_id, id, at)
) PARTITION BY RANGE (at);

-- The months are in a schema of their own: nobody names them.
CREATE SCHEMA mailing_months;
-- What has no month of its own yet is not lost; it moves when its month is made.
CREATE TABLE mailing_months.other PARTITION OF mailing_events DEFAULT;

CREATE FUNCTION mailing_months.make(first timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  from_ timestamptz := date_trunc('month', first, 'UTC');
  upto timestamptz := (date_trunc('month', first, 'UTC') AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
  name text := 'm' || to_char(first AT TIME ZONE 'UTC', 'YYYYMM');
BEGIN
  IF to_regclass('mailing_months.' || name) IS NOT NULL THEN RETURN false; END IF;
  LOCK TABLE mailing_events IN ACCESS EXCLUSIVE MODE;
  IF to_regclass('mailing_months.' || name) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format('CREATE TABLE mailing_months.%I (LIKE mailing_events INCLUDING ALL)', name);
  EXECUTE format('WITH moved AS (DELETE FROM mailing_months.other WHERE at >= %L AND at < %L RETURNING *)
    INSERT INTO mailing_months.%I SELECT * FROM moved', from_, upto, name);
  EXECUTE format('ALTER TABLE mailing_events ATTACH PARTITION mailing_months.%I FOR VALUES FROM (%L) TO (%L)', name, from_, upto);
  RETURN true;
END $$;

-- Months that ended before, with all that happened in them; answers how many.
CREATE FUNCTION mailing_months.drop_before(before timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  month text;
  dropped integer := 0;
BEGIN
  FOR month IN
    SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'mailing_months'::regnamespace AND c.relkind = 'r' AND c.relname ~ '^m\d{6}$'
      AND ((to_date(substr(c.relname, 2), 'YYYYMM') + interval '1 month') AT TIME ZONE 'UTC') <= before
  LOOP
    EXECUTE format('DROP TABLE mailing_months.%I', month);
    dropped := dropped + 1;
  END LOOP;
  DELETE FROM mailing_months.other WHERE at < before;
  RETURN dropped;
END $$;
SELECT mailing_months.make(app_now()), mailing_months.make(app_now() + interval '1 month');

-- Deliveries whose events have grown since their columns were written.
CREATE TABLE mailing_recounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id bigint NOT NULL
);

-- What came in for newsletters, as it came: kept for 30 days, so that it can be read again.
CREATE TABLE mailing_intake (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  -- The same thing brought twice is one.
  key text NOT NULL UNIQUE,
  -- The address that a mail was for.
  recipient text,
  raw bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT app_now(),
  -- None while it has not been read.
  handled_at timestamptz,
  -- What it was found to be, or why nothing came of it.
  outcome text
);
CREATE INDEX mailing_intake_received ON mailing_intake (received_at);
