-- Who may see what of which suppliers, what they pay for, and the words that campaigns are sorted by.

-- The countries of a supplier are their ISO codes; nobody named is everywhere.
ALTER TABLE suppliers ADD COLUMN logo_media_id bigint REFERENCES media;
ALTER TABLE suppliers ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Counts every change of its budget.
ALTER TABLE suppliers ADD COLUMN budget_version integer NOT NULL DEFAULT 0;
CREATE INDEX suppliers_logo ON suppliers (logo_media_id) WHERE logo_media_id IS NOT NULL;

-- Somebody who sees certain suppliers alone.
CREATE TABLE supplier_managers (
  profile_id bigint PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE TABLE supplier_manager_suppliers (
  profile_id bigint NOT NULL REFERENCES supplier_managers ON DELETE CASCADE,
  supplier_id bigint NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  PRIMARY KEY (profile_id, supplier_id)
);
CREATE INDEX supplier_manager_suppliers_supplier ON supplier_manager_suppliers (supplier_id);

-- What a supplier pays for a post on one network, and what for.
CREATE TABLE supplier_budgets (
  supplier_id bigint NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  app text NOT NULL,
  cost_per_post numeric(12, 2) NOT NULL,
  percent_trade numeric(5, 2) NOT NULL,
  percent_reach numeric(5, 2) NOT NULL,
  percent_engagement numeric(5, 2) NOT NULL,
  percent_clicks numeric(5, 2) NOT NULL,
  percent_sales numeric(5, 2) NOT NULL,
  leads_into_bookings numeric(5, 2) NOT NULL,
  per_booking_amount numeric(12, 2) NOT NULL,
  PRIMARY KEY (supplier_id, app)
);

-- What campaigns and library posts are sorted by. One that was retired stays where it was.
CREATE TABLE taxonomy_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('travel_type', 'destination', 'category')),
  slug text NOT NULL,
  name jsonb NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (kind, slug)
);
INSERT INTO taxonomy_terms (kind, slug, name, position) SELECT kind, slug, jsonb_build_object('en', en, 'es', es, 'fr', fr), row_number() OVER ()
FROM (VALUES
  ('travel_type', 'beach', 'Beach', 'Playa', 'Plage'),
  ('travel_type', 'all-inclusive', 'All-inclusive', 'Todo incluido', 'Tout inclus'),
  ('travel_type', 'ocean-cruise', 'Ocean cruise', 'Crucero por mar', 'Croisière en mer'),
  ('travel_type', 'river-cruise', 'River cruise', 'Crucero fluvial', 'Croisière fluviale'),
  ('travel_type', 'expedition', 'Expedition', 'Expedición', 'Expédition'),
  ('travel_type', 'family', 'Family', 'Familia', 'Famille'),
  ('travel_type', 'honeymoon', 'Weddings and honeymoons', 'Bodas y lunas de miel', 'Mariages et lunes de miel'),
  ('travel_type', 'luxury', 'Luxury', 'Lujo', 'Luxe'),
  ('travel_type', 'adventure', 'Adventure', 'Aventura', 'Aventure'),
  ('travel_type', 'city-break', 'City break', 'Escapada urbana', 'Escapade urbaine'),
  ('travel_type', 'guided-tour', 'Guided tour', 'Circuito guiado', 'Circuit guidé'),
  ('travel_type', 'rail', 'Rail', 'Tren', 'Train'),
  ('travel_type', 'wellness', 'Wellness', 'Bienestar', 'Bien-être'),
  ('travel_type', 'food-and-wine', 'Food and wine', 'Gastronomía y vinos', 'Gastronomie et vins'),
  ('destination', 'caribbean', 'Caribbean', 'Caribe', 'Caraïbes'),
  ('destination', 'mexico', 'Mexico', 'México', 'Mexique'),
  ('destination', 'canada', 'Canada', 'Canadá', 'Canada'),
  ('destination', 'united-states', 'United States', 'Estados Unidos', 'États-Unis'),
  ('destination', 'alaska', 'Alaska', 'Alaska', 'Alaska'),
  ('destination', 'hawaii', 'Hawaii', 'Hawái', 'Hawaï'),
  ('destination', 'central-america', 'Central America', 'Centroamérica', 'Amérique centrale'),
  ('destination', 'south-america', 'South America', 'Sudamérica', 'Amérique du Sud'),
  ('destination', 'mediterranean', 'Mediterranean', 'Mediterráneo', 'Méditerranée'),
  ('destination', 'northern-europe', 'Northern Europe', 'Norte de Europa', 'Europe du Nord'),
  ('destination', 'western-europe', 'Western Europe', 'Europa occidental', 'Europe de l’Ouest'),
  ('destination', 'africa', 'Africa', 'África', 'Afrique'),
  ('destination', 'asia', 'Asia', 'Asia', 'Asie'),
  ('destination', 'south-pacific', 'Australia and the South Pacific', 'Australia y el Pacífico Sur', 'Australie et Pacifique Sud'),
  ('destination', 'polar-regions', 'Polar regions', 'Regiones polares', 'Régions polaires'),
  ('category', 'inspirational', 'Inspirational', 'Inspiración', 'Inspiration'),
  ('category', 'offers', 'Offers', 'Ofertas', 'Offres'),
  ('category', 'new-arrivals', 'New arrivals', 'Novedades', 'Nouveautés'),
  ('category', 'travel-tips', 'Travel tips', 'Consejos de viaje', 'Conseils de voyage'),
  ('category', 'destination-guide', 'Destination guides', 'Guías de destinos', 'Guides de destinations'),
  ('category', 'seasonal', 'Seasons and holidays', 'Temporadas y festivos', 'Saisons et fêtes'),
  ('category', 'events', 'Events', 'Eventos', 'Événements'),
  ('category', 'questions', 'Questions to followers', 'Preguntas a seguidores', 'Questions aux abonnés'),
  ('category', 'behind-the-scenes', 'Behind the scenes', 'Detrás de cámaras', 'En coulisses'),
  ('category', 'client-stories', 'Client stories', 'Historias de clientes', 'Récits de clients'),
  ('category', 'industry-news', 'Industry news', 'Noticias del sector', 'Actualités du secteur'),
  ('category', 'why-an-advisor', 'Why book with an advisor', 'Por qué reservar con un asesor', 'Pourquoi réserver avec un conseiller')
) AS t (kind, slug, en, es, fr);

-- What became of the posts of a library; those of campaigns have theirs.
CREATE INDEX scheduled_postings_library ON scheduled_postings (posting_id) WHERE source = 'library' AND posting_id IS NOT NULL;
