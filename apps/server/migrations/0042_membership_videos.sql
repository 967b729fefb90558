-- Videos about the memberships: the film of the page, what a plan brings ('Learn more'), and how PRO is set up.
ALTER TABLE guides DROP CONSTRAINT guides_kind_check;
ALTER TABLE guides ADD CONSTRAINT guides_kind_check
  CHECK (kind IN ('onboarding', 'tutorial', 'membership', 'plan', 'plan_setup'));
