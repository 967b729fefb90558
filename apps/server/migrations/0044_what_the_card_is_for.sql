-- The card goes onto what a person brings herself, which is PREMIUM's; and GROW says what it includes. What staff wrote stays.
UPDATE plans SET features = d.features::jsonb
FROM (VALUES
  ('pro',
   '{"en": "Create posts, with drafts and previews\nInstagram\nBooking link and hashtag signature\nBusiness card", "fr": "Création de publications, avec brouillons et aperçus\nInstagram\nLien de réservation et hashtags de signature\nCarte professionnelle", "es": "Creación de publicaciones, con borradores y vistas previas\nInstagram\nEnlace de reservaciones y hashtags de firma\nTarjeta de presentación"}'),
  ('premium',
   '{"en": "Your own images and videos\nYour logo on them, your business card at the end of reels\nSeveral profiles", "fr": "Vos images et vidéos\nVotre logo dessus, votre carte professionnelle à la fin des reels\nPlusieurs profils", "es": "Tus imágenes y videos\nTu logo en ellos y tu tarjeta de presentación al final de los reels\nVarios perfiles"}')
) AS d (slug, features)
WHERE plans.slug = d.slug AND plans.version = 1;
UPDATE plans SET
  description = '{"en": "Everything in Free.", "fr": "Tout ce que comprend Gratuit.", "es": "Todo lo de Gratis."}',
  info = '{"en": "<p>Everything in Free.</p>", "fr": "<p>Tout ce que comprend Gratuit.</p>", "es": "<p>Todo lo de Gratis.</p>"}'
WHERE slug = 'grow' AND version = 1;
