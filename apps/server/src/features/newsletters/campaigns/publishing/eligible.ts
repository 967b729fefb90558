/** Who gets a campaign `c`: the enabled newsletter account `a` of a living profile `p` in its country. */
export const eligibleSql =
  'a.is_enabled AND p.deleted_at IS NULL AND (c.country_id IS NULL OR p.country_id = c.country_id)';
