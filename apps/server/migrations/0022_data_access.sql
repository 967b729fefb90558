-- Until when the network lets us read beside publishing, where a consent has such an end; NULL: none is known.
ALTER TABLE social_grants ADD COLUMN data_access_ends_at timestamptz;
