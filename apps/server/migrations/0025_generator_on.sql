-- Until now nothing asked whether the generator is on, and every profile had begun with off. It begins with on, and what is off
-- stays so only where a member of staff switched it off by hand.
ALTER TABLE profiles ALTER COLUMN generator_enabled SET DEFAULT true;
UPDATE profiles SET generator_enabled = true
  WHERE NOT generator_enabled AND NOT EXISTS (
    SELECT FROM audit_log AS a, jsonb_array_elements(a.data -> 'profiles') AS said
    WHERE a.object_type = 'user' AND a.object_id = profiles.user_id::text AND a.action = 'user.change'
      AND said = jsonb_build_object('pk', profiles.id, 'generator_enabled', false));
