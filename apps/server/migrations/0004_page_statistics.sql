-- A page has one provider, one profile and one connection. Without knowing that, the planner multiplies their
-- selectivities, expects a single row, and sorts a page's posts instead of walking the index in order.
CREATE STATISTICS scheduled_postings_page (dependencies, ndistinct)
  ON provider, pgid, profile_id, connection_id FROM scheduled_postings;
-- Every list names its page, so this one only tempted the planner into combining two indexes and sorting.
DROP INDEX scheduled_postings_profile;
ANALYZE scheduled_postings;
