-- For some seconds a person may take back what makes a post go out: what the row was before stands here meanwhile.
ALTER TABLE scheduled_postings ADD COLUMN undo jsonb;
