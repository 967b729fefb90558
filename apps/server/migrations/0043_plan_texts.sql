-- What the plans say of themselves until staff write it anew.
UPDATE plans SET description = d.text::jsonb, info = d.html::jsonb, features = d.features::jsonb
FROM (VALUES
  ('free',
   '{"en": "Connect Facebook and LinkedIn, and follow your posts.", "fr": "Connectez Facebook et LinkedIn, et suivez vos publications.", "es": "Conecta Facebook y LinkedIn, y sigue tus publicaciones."}',
   '{"en": "<p>Connect Facebook and LinkedIn, and follow your posts.</p>", "fr": "<p>Connectez Facebook et LinkedIn, et suivez vos publications.</p>", "es": "<p>Conecta Facebook y LinkedIn, y sigue tus publicaciones.</p>"}',
   '{"en": "Facebook Pages and LinkedIn\nCalendar and posting times\nStats and reports", "fr": "Pages Facebook et LinkedIn\nCalendrier et heures de publication\nStatistiques et rapports", "es": "Páginas de Facebook y LinkedIn\nCalendario y horarios de publicación\nEstadísticas e informes"}'),
  ('pro',
   '{"en": "Everything in Free, and your own posts on every network.", "fr": "Tout ce que comprend Gratuit, et vos propres publications sur chaque réseau.", "es": "Todo lo de Gratis, y tus propias publicaciones en cada red."}',
   '{"en": "<p>Everything in Free, and your own posts on every network.</p>", "fr": "<p>Tout ce que comprend Gratuit, et vos propres publications sur chaque réseau.</p>", "es": "<p>Todo lo de Gratis, y tus propias publicaciones en cada red.</p>"}',
   '{"en": "Create posts, with drafts and previews\nInstagram\nBooking link and hashtag signature\nBusiness card and branded reels", "fr": "Création de publications, avec brouillons et aperçus\nInstagram\nLien de réservation et hashtags de signature\nCarte professionnelle et reels à votre image", "es": "Creación de publicaciones, con borradores y vistas previas\nInstagram\nEnlace de reservaciones y hashtags de firma\nTarjeta de presentación y reels con tu imagen"}'),
  ('premium',
   '{"en": "Everything in PRO, and your own images.", "fr": "Tout ce que comprend PRO, et vos propres images.", "es": "Todo lo de PRO, y tus propias imágenes."}',
   '{"en": "<p>Everything in PRO, and your own images.</p>", "fr": "<p>Tout ce que comprend PRO, et vos propres images.</p>", "es": "<p>Todo lo de PRO, y tus propias imágenes.</p>"}',
   '{"en": "Your own images and videos\nSeveral profiles", "fr": "Vos images et vidéos\nPlusieurs profils", "es": "Tus imágenes y videos\nVarios perfiles"}')
) AS d (slug, text, html, features)
WHERE plans.slug = d.slug AND plans.version = 1;
