-- A connection that is disconnected, comes back or is paused moves its own posts; a draft that is removed is looked for in all of them.
-- Neither column is ever changed, so an update of a post stays in its page.
CREATE INDEX scheduled_postings_connection ON scheduled_postings (connection_id);
CREATE INDEX scheduled_postings_draft ON scheduled_postings (generated_posting_id) WHERE generated_posting_id IS NOT NULL;
-- What the operations page counts every few seconds are the few that are not out.
CREATE INDEX mails_open ON mails (state, id) WHERE state <> 'sent';
