-- What newsletters show of their sender, and the domains that they are sent from.
-- Its own postal address; empty: that of the business profile.
ALTER TABLE newsletter_accounts ADD COLUMN postal_address text NOT NULL DEFAULT '';
-- Whether the logo of the business profile heads the newsletters.
ALTER TABLE newsletter_accounts ADD COLUMN show_logo boolean NOT NULL DEFAULT true;

CREATE TABLE sending_domains (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose newsletters come from it; none: the installation's own domain.
  account_id bigint REFERENCES newsletter_accounts ON DELETE CASCADE,
  domain text COLLATE "C" NOT NULL,
  -- The name of the key: `<selector>._domainkey.<domain>`.
  selector text COLLATE "C" NOT NULL,
  -- The private key, sealed; the public one as its record has it.
  key_enc text NOT NULL,
  public_key text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'passed', 'failed')),
  -- What the last look found, a record each.
  found jsonb NOT NULL DEFAULT '{}',
  checked_at timestamptz,
  -- When somebody looks again, and until when somebody is looking; business time and real time.
  check_at timestamptz NOT NULL DEFAULT app_now(),
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE NULLS NOT DISTINCT (account_id)
);
CREATE INDEX sending_domains_domain ON sending_domains (domain);
CREATE INDEX sending_domains_due ON sending_domains (check_at);
