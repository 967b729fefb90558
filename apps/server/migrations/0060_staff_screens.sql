-- What staff look at (decision 165). Posts that somebody may have to look at; pending and posted ones are none of them.
CREATE INDEX scheduled_postings_stuck ON scheduled_postings (phase, fire_at, id)
  WHERE phase IN ('reconnect', 'rejected', 'missed', 'unconfirmed') AND NOT deleted;
-- Sendings of newsletters that ended lately, and of which somebody's mail may or may not be there.
CREATE INDEX mailing_runs_ended ON mailing_runs (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX mailing_runs_uncertain ON mailing_runs (fire_at, id) WHERE uncertain > 0;

-- The audit log in the order of time: whole, and behind each of its filters.
CREATE INDEX audit_log_time ON audit_log (created_at, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, created_at, id);
CREATE INDEX audit_log_acting ON audit_log (acting_as_id, created_at, id) WHERE acting_as_id IS NOT NULL;
CREATE INDEX audit_log_action ON audit_log (action, created_at, id);
CREATE INDEX audit_log_object_time ON audit_log (object_type, created_at, id);
