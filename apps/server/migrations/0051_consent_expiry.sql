-- Consent that was implied by a purchase or an inquiry runs out; the ledger says when it has.
ALTER TABLE consent_events DROP CONSTRAINT consent_events_kind_check;
ALTER TABLE consent_events ADD CONSTRAINT consent_events_kind_check CHECK (kind IN ('express', 'implied-ebr', 'implied-inquiry',
  'double-opt-in', 'import-attested', 'withdrawn', 'complaint', 'undeliverable', 'erased', 'expired'));
ALTER TABLE consent_events DROP CONSTRAINT consent_events_source_check;
ALTER TABLE consent_events ADD CONSTRAINT consent_events_source_check CHECK (source IN ('form', 'import', 'landing_page',
  'unsubscribe_link', 'one_click', 'mailto', 'complaint', 'bounce', 'agent', 'demo', 'expiry'));
CREATE INDEX consent_events_expiring ON consent_events (expires_at) WHERE expires_at IS NOT NULL;
