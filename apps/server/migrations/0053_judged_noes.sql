-- How many recipients of a run had been answered with a no of any kind when a person last said that it goes on.
ALTER TABLE mailing_runs ADD COLUMN judged_noes integer NOT NULL DEFAULT 0;
-- The column for mailboxes that do not exist held that until now.
UPDATE mailing_runs r SET judged_noes = judged_hard,
  judged_hard = least(judged_hard, hard + coalesce((SELECT f.bounced_hard FROM mailing_figures f WHERE f.run_id = r.id), 0))
WHERE judged_hard > 0;
