-- What the contract knows as positions of a logo; the type of the column in code is made from this list.
ALTER TABLE profiles ADD CONSTRAINT profiles_render_logo_position_check
  CHECK (render_logo_position IN ('no-logo', 'top-left', 'top-right', 'bottom-left', 'bottom-right'));
