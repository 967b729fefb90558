-- What recipients were seen doing, many in a row, as the process that answered them hands it over; the worker puts it into its months.
CREATE TABLE mailing_visits (
  -- Made by who saw them: brought twice, it is one.
  id uuid PRIMARY KEY,
  -- How many are in it.
  visits integer NOT NULL,
  packed text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- Gone after a second: making them small would take longer than writing them.
ALTER TABLE mailing_visits ALTER COLUMN packed SET STORAGE EXTERNAL;
