-- When nothing but ids was left of a deleted profile; its row stays for those.
ALTER TABLE profiles ADD COLUMN erased_at timestamptz;
CREATE INDEX profiles_to_erase ON profiles (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX users_to_erase ON users (deleted_at) WHERE deleted_at IS NOT NULL AND is_active;
