-- What is known of a person's account at the payment provider, who alone knows the truth: all but the address is what it said last.
CREATE TABLE billing_accounts (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- As the person wrote it. Each change counts up; the provider has what was sent last.
  address text,
  city text,
  state text,
  zip_code text,
  country integer,
  address_version integer NOT NULL DEFAULT 0,
  address_sent integer NOT NULL DEFAULT 0,
  -- Stands on the account that we make there, so that one whose making was never noted is found again. Nothing is found by an e-mail.
  client_key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- Until when somebody has the making, or the address, in hand; real time.
  in_hand_until timestamptz,
  provider_uid text UNIQUE,
  person_uid text,
  -- The address under which the provider knows the person; her own may have changed since.
  login text,
  state_there text CHECK (state_there IN ('trialing', 'active', 'cancelling', 'past_due', 'expired')),
  subscription_uid text,
  plan_uid text,
  renews_at timestamptz,
  upcoming_plan_uid text,
  upcoming_plan text,
  upcoming_at timestamptz,
  -- The plan that we made of what was said last; what is given by hand stands until something else is said.
  told_plan text CHECK (told_plan IN ('free', 'grow', 'pro', 'premium')),
  -- A plan of the provider's that none of ours stands for: nothing was changed by it.
  unknown_plan_uid text,
  -- What a list page said, to see what changed since.
  mark text,
  -- When the reading began that this row is from, in real time: one that began sooner and ends later changes nothing.
  looked_at timestamptz,
  synced_at timestamptz,
  -- Since when the provider has not answered about it.
  away_since timestamptz,
  -- When to look again without having been told: a cycle ends.
  look_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX billing_accounts_due ON billing_accounts (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX billing_accounts_person ON billing_accounts (person_uid) WHERE person_uid IS NOT NULL;
CREATE INDEX billing_accounts_subscription ON billing_accounts (subscription_uid) WHERE subscription_uid IS NOT NULL;

-- Notices of the provider, each taken once.
CREATE TABLE billing_events (
  digest bytea PRIMARY KEY,
  arrived_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX billing_events_arrived ON billing_events (arrived_at);

-- When the provider may be asked next, by any process: it counts requests of all of them together. Real time.
CREATE TABLE provider_paces (
  provider text PRIMARY KEY,
  next_at timestamptz NOT NULL
);
