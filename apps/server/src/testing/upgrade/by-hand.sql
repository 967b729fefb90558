-- What no story reaches in minutes, or no verb of the product writes any more. Run over the rows of the story, the worker being dead.
-- A chapter `from NNNN` is left out where the commit has no such migration yet.

-- People that no screen makes.
UPDATE users SET is_superuser = true, plan = 'premium' WHERE email = 'stella@agency.example';
INSERT INTO user_permissions (user_id, codename)
  SELECT id, unnest(ARRAY['accounts.impersonate', 'fbreport.view_fbpost']) FROM users WHERE is_staff;
INSERT INTO users (email, first_name, last_name, is_active) VALUES ('ida@agency.example', 'Ida', 'Berg', false);
INSERT INTO users (email, first_name, last_name, deleted_at)
  VALUES ('gone@agency.example', 'Olaf', 'Lund', clock_timestamp() - interval '9 days');
INSERT INTO sessions (token_hash, user_id, impersonator_id, expires_at)
  SELECT sha256('borrowed'), a.id, s.id, clock_timestamp() + interval '7 hours'
  FROM users a, users s WHERE a.email = 'ana@agency.example' AND s.is_staff;
INSERT INTO sessions (token_hash, user_id, expires_at, revoked_at)
  SELECT sha256('left'), id, clock_timestamp() + interval '20 days', clock_timestamp() - interval '1 day'
  FROM users WHERE email = 'ana@agency.example';

-- A consent that runs out in five days.
UPDATE social_grants g SET expires_at = clock_timestamp() + interval '5 days'
  FROM users u WHERE u.id = g.user_id AND u.email = 'chloe@agency.example';
UPDATE connections SET expiry_mail_at = clock_timestamp()
  WHERE profile_id IN (SELECT p.id FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.email = 'chloe@agency.example');

-- The same post in two profiles of one person.
UPDATE scheduled_postings p SET origin_id = (SELECT origin_id FROM scheduled_postings WHERE message = 'Planned in two profiles' ORDER BY id LIMIT 1)
  WHERE message = 'Planned in two profiles';

-- Every status of the wire, on the page of Planned.
CREATE FUNCTION pg_temp.another(text, integer, text, text, interval) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
    status, phase, remote_id, posted_at, fire_at, late_after, next_step_at, reason_code, failures, remove_after)
  SELECT profile_id, connection_id, app, provider, pgid, type, source, gen_random_uuid(), $1, $2, $3,
    CASE WHEN $4 <> '' THEN pgid || '_' || $4 END, CASE WHEN $4 <> '' THEN clock_timestamp() + $5 END,
    clock_timestamp() + $5, clock_timestamp() + $5 + interval '2 hours',
    CASE WHEN $3 = 'due' THEN clock_timestamp() + interval '2 minutes' END,
    CASE WHEN $2 IN (20, 100, 110, 120) THEN 'fb_unavailable' END,
    CASE $2 WHEN 100 THEN 1 WHEN 110 THEN 2 WHEN 120 THEN 3 ELSE 0 END, $2 = 30
  FROM scheduled_postings WHERE message = 'Planned' RETURNING id $$;
SELECT pg_temp.another('Status: reposted', 15, 'posted', '900000000000000015', '-2 days');
SELECT pg_temp.another('Status: will be deleted', 30, 'posted', '900000000000000030', '-2 days');
SELECT pg_temp.another('Status: removed', 40, 'posted', '900000000000000040', '-2 days');
SELECT pg_temp.another('Status: deleted by frequency', 45, 'posted', '900000000000000045', '-2 days');
SELECT pg_temp.another('Status: not deleted', 50, 'posted', '900000000000000050', '-2 days');
SELECT pg_temp.another('Refused once before the upgrade', 100, 'due', '', '-3 minutes');
SELECT pg_temp.another('Refused twice before the upgrade', 110, 'due', '', '-8 minutes');
SELECT pg_temp.another('Refused three times before the upgrade', 120, 'due', '', '-20 minutes');
UPDATE scheduled_postings SET deleted = true, withdrawn_at = clock_timestamp() - interval '1 day'
  WHERE message = 'Status: deleted by frequency';

-- A log of tries with every outcome that there is.
INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, commit_started_at, commit_business_at,
    started_at, ended_at, outcome, reason_code)
  SELECT p.id, 10 + o.n, 'publish', '{}', 1, moment, moment, moment, moment + interval '1 second', o.outcome,
    CASE WHEN o.outcome NOT IN ('posted', 'adopted') THEN 'fb_unavailable' END
  FROM scheduled_postings p, (SELECT clock_timestamp() - interval '2 hours') AS t (moment),
    unnest(ARRAY['adopted', 'not-sent', 'rejected', 'try-later', 'rate-limited', 'reconnect', 'ours', 'failed', 'absent',
      'missed', 'gave-up', 'step-failed']) WITH ORDINALITY AS o (outcome, n)
  WHERE p.message = 'Refused for its words';
INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, started_at, ended_at, outcome, remote_id)
  SELECT id, 30, 'remove', '{}', 1, clock_timestamp() - interval '1 day', clock_timestamp() - interval '1 day', 'posted', remote_id
  FROM scheduled_postings WHERE message = 'Status: removed';

-- Comments in every phase.
INSERT INTO post_comments (scheduled_posting_id, text, phase, tries, reason_code, next_step_at)
  SELECT p.id, 'A comment: ' || c.phase, c.phase, 2, CASE WHEN c.phase IN ('failed', 'unconfirmed') THEN 'fb_unavailable' END, NULL
  FROM (VALUES ('Status: reposted', 'failed'), ('Status: will be deleted', 'unconfirmed'), ('Planned', 'waiting')) AS c (message, phase)
  JOIN scheduled_postings p ON p.message = c.message;

-- Mails, variants and staged objects that went wrong.
INSERT INTO mails (kind, user_id, address, locale, params, state, tries, last_error)
  SELECT 'verify', id, email, locale, '{}', 'failed', 8, '550 no such mailbox' FROM users WHERE email = 'bruno@agency.example';
INSERT INTO media_variants (media_id, recipe, state, reason_code, tries)
  SELECT min(id), 'of-an-earlier-recipe', 'failed', 'video_unreadable', 3 FROM media;
INSERT INTO media_variants (media_id, recipe, state) SELECT max(id), 'of-an-earlier-recipe', 'waiting' FROM media WHERE kind = 'image';
INSERT INTO staged_leftovers (connection_id, remote_id, kind, due_at)
  SELECT connection_id, '900000000000000099', 'photo', clock_timestamp() - interval '1 hour' FROM scheduled_postings WHERE message = 'Planned';

-- Invited, and not yet here; what was done at the machine itself.
INSERT INTO users (email, first_name, last_name, invited_at, invited_by_id)
  SELECT 'nora@agency.example', 'Nora', 'Dahl', clock_timestamp() - interval '3 days', id FROM users WHERE is_staff;
INSERT INTO one_time_tokens (token_hash, user_id, kind, email, expires_at)
  SELECT sha256('invitation'), id, 'invitation', email, clock_timestamp() + interval '4 days' FROM users WHERE email = 'nora@agency.example';
INSERT INTO audit_log (actor_id, action, object_type, object_id)
  SELECT NULL, 'user.change', 'user', id::text FROM users WHERE email = 'stella@agency.example';

-- A page that a connection had before, with a post that went out there.
INSERT INTO former_pages (connection_id, page_id, name)
  SELECT connection_id, '900000000000000001', 'Fjord Letters' FROM scheduled_postings WHERE message = 'Planned';
SELECT pg_temp.another('On the page before', 0, 'due', '', '-9 days');
UPDATE scheduled_postings SET pgid = '900000000000000001', deleted = true, next_step_at = NULL
  WHERE message = 'On the page before';

-- May be out without our knowing: it is looked for first.
SELECT pg_temp.another('Looked for before it is sent', 0, 'due', '', '-4 minutes');
UPDATE scheduled_postings SET look_from = clock_timestamp() - interval '20 minutes', look_since = clock_timestamp()
  WHERE message = 'Looked for before it is sent';
UPDATE connections SET looks_due_at = clock_timestamp()
  WHERE id = (SELECT connection_id FROM scheduled_postings WHERE message = 'Looked for before it is sent');
INSERT INTO address_challenges (id) VALUES (md5('asked'));

-- from 0021: a text of the installation's own.
INSERT INTO legal_texts (document, locale, version, body, author_id)
  SELECT 'privacy', 'fr', 1, 'Nous gardons peu de choses.', id FROM users WHERE is_staff;

-- from 0023: the same idea for her other profile, without its picture.
UPDATE generated_postings SET also_profiles = (SELECT jsonb_agg(id) FROM profiles WHERE slug = 'ana-voyages'), shows = 'link'
  WHERE message = 'An idea for spring';

-- from 0028: an address for calendar programs.
INSERT INTO calendar_feeds (profile_id, token_hash) SELECT id, sha256('feed') FROM profiles WHERE slug = 'ana-voyages';

-- from 0029: slots of its own for a connection.
INSERT INTO slot_settings (connection_id, slots, weekly_frequency, auto_schedule)
  SELECT id, '[{"weekday": 1, "at": "09:00"}]', 3, false FROM connections ORDER BY id LIMIT 1;

-- from 0030: one that is told, one that is planned for some, and one that was deleted.
INSERT INTO announcements (type, text, message, link, starts_at, ends_at, plans, countries, position, published_at, deleted_at)
  VALUES ('info', '{"en": "**Webinar**", "es": "", "fr": ""}', '{"en": "<p><strong>Webinar</strong></p>"}', 'https://agency.example/webinar',
      NULL, NULL, '[]', '[]', 0, clock_timestamp() - interval '1 day', NULL),
    ('warning', '{"en": "Fjords", "es": "", "fr": "Fjords"}', '{"en": "<p>Fjords</p>", "fr": "<p>Fjords</p>"}', NULL,
      clock_timestamp() + interval '3 days', clock_timestamp() + interval '9 days', '["pro"]', '[1]', -1, clock_timestamp(), NULL),
    ('danger', '{"en": "Gone"}', '{"en": "<p>Gone</p>"}', NULL, NULL, NULL, '[]', '[]', -2, NULL, clock_timestamp() - interval '40 days');
INSERT INTO announcement_dismissals (announcement_id, user_id)
  SELECT a.id, u.id FROM announcements a, users u WHERE a.type = 'info' AND u.email = 'bruno@agency.example';

-- from 0031: somebody wants no such mail.
INSERT INTO muted_notices (user_id, kind) SELECT id, 'posts_missed' FROM users WHERE email = 'chloe@agency.example';

-- from 0032: a profile of which only the number is left, and one that can still be restored.
INSERT INTO profiles (user_id, slug, first_name, last_name, email, country_id, completed, deleted_at, erased_at)
  SELECT id, gone.slug, '', '', gone.slug || '@placeholder.invalid', 1, true, clock_timestamp() - gone.since, gone.erased
  FROM users, (VALUES ('erased-900', interval '35 days', clock_timestamp() - interval '5 days'),
    ('ana-at-sea', interval '2 days', NULL)) AS gone (slug, since, erased)
  WHERE users.email = 'ana@agency.example';

-- from 0033: a video that is missing its file, one with a picture that was watched, and one that was deleted.
WITH own AS (
  INSERT INTO media (profile_id, key, thumbnail_key, kind, mime, bytes, width, height, sha256)
    SELECT NULL, 'own/snapshot/' || sha256 || '.jpg', 'own/snapshot/' || sha256 || '-small.jpg', kind, mime, bytes, width, height, sha256
    FROM media WHERE kind = 'image' ORDER BY id LIMIT 1 RETURNING id)
INSERT INTO guides (kind, application, title, text, info, bottom_link, show_when_connected, active, poster_id, position, deleted_at)
  SELECT g.kind, g.application, g.title::jsonb, '{"en": "Look"}', '{"en": "<p>Look</p>"}', g.link, false, true,
    CASE WHEN g.place = 1 THEN (SELECT id FROM own) END, g.place, g.deleted_at
  FROM (VALUES ('onboarding', NULL, '{"en": "First post", "fr": "Première publication"}', 'https://agency.example/help', 1, NULL),
    ('tutorial', 'facebook', '{"en": "Connect"}', NULL, 2, NULL),
    ('onboarding', NULL, '{"en": "Gone"}', NULL, 3, clock_timestamp() - interval '40 days')) AS g (kind, application, title, link, place, deleted_at);
INSERT INTO guide_views (guide_id, user_id)
  SELECT g.id, u.id FROM guides g, users u WHERE g.position = 1 AND u.email = 'bruno@agency.example';

-- from 0034: a draft that took the slot of one network.
UPDATE generated_postings SET slot_by_app = jsonb_build_object('facebook', to_char(clock_timestamp() + interval '5 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  WHERE message = 'Another one';

-- from 0035: an archive that can be downloaded, one that failed, and one that the dead worker had not begun.
INSERT INTO archives (user_id, folder, tries, files, files_total, bytes, ready_at, failed_at, expires_at)
  SELECT u.id, 'snapshot-' || a.folder, a.tries, 3, 3, a.bytes, a.ready_at, a.failed_at, clock_timestamp() + interval '5 days'
  FROM users u JOIN (VALUES ('bruno', 'ready', 1, 4096::bigint, clock_timestamp() - interval '2 days', NULL),
    ('dora', 'failed', 3, NULL, NULL, clock_timestamp() - interval '1 day'),
    ('ana', 'making', 0, NULL, NULL, NULL)) AS a (who, folder, tries, bytes, ready_at, failed_at) ON u.email = a.who || '@agency.example';
SELECT graphile_worker.add_job('archives.make', json_build_object('archive', id)) FROM archives WHERE folder = 'snapshot-making';

-- from 0037: an agency that said everything, with a host that staff deleted since, one that began, and one whose profile moved to another country.
INSERT INTO agency_options (kind, country_id, code, label, mask, position, deleted_at)
  VALUES ('host', 1, '', '{"en": "Harbour Hosts"}', NULL, 900, NULL),
    ('host', NULL, '', '{"en": "Gone Hosts"}', NULL, 901, clock_timestamp() - interval '2 days');
INSERT INTO business_details (profile_id, agency_name, phone, phone_country_code, phone_extension, website, address, city, state, zip_code,
    license_description, license_number, photo_key, avatar_key, logo_key)
  SELECT p.id, b.name, b.phone, b.code, '12', 'https://agency.example', '12 Harbour Street', 'Toronto', b.state, 'M5J 2N8', b.license, b.number,
    b.files || 'photo.jpg', b.files || 'avatar.jpg', b.files || 'logo.png'
  FROM (VALUES ('ana', 'Reyes Travel', '(416) 555-0199', '+1', 'ON', 'TICO', '50012345', 'own/snapshot/'),
    ('bruno', 'Bruno & Söhne 🌍', '', NULL, '', '', '', NULL),
    ('chloe', 'Chloé Voyages', '555 123 4567', '+52', 'JAL', 'RNT', '04090141234', NULL)) AS b (who, name, phone, code, state, license, number, files)
  JOIN users u ON u.email = b.who || '@agency.example'
  JOIN LATERAL (SELECT id FROM profiles WHERE user_id = u.id AND deleted_at IS NULL ORDER BY id LIMIT 1) p ON true;
INSERT INTO business_detail_hosts (profile_id, host_id)
  SELECT b.profile_id, o.id FROM business_details b, agency_options o WHERE b.agency_name = 'Reyes Travel' AND o.position >= 900;

-- from 0038: a card that was drawn, one that never was, and one that was put away when its person lost PRO.
INSERT INTO business_cards (profile_id, background_color, seconds, own_images, own_reels, banner_key, banner_hash, banner_left_out, archived_at)
  SELECT p.id, c.color, c.seconds, c.own, c.own, c.key, c.hash, c.own, c.archived_at
  FROM (VALUES ('ana', '#1DA349', 7, true, 'own/snapshot/card.png', 'snapshot', NULL),
    ('bruno', '#69A4BF', 5, false, NULL, NULL, NULL),
    ('chloe', '#000000', 3, false, 'own/snapshot/other.png', 'other', clock_timestamp() - interval '3 days')) AS c (who, color, seconds, own, key, hash, archived_at)
  JOIN users u ON u.email = c.who || '@agency.example'
  JOIN LATERAL (SELECT id FROM profiles WHERE user_id = u.id AND deleted_at IS NULL ORDER BY id LIMIT 1) p ON true;

-- from 0039: an address alone, a plan that is paid for and one that follows it, and a card that fails; a notice, and when the provider may be asked.
INSERT INTO billing_accounts (user_id, address, city, state, zip_code, country, address_version, address_sent, provider_uid, person_uid, login,
    state_there, subscription_uid, plan_uid, renews_at, upcoming_plan_uid, upcoming_plan, upcoming_at, told_plan, mark, looked_at, synced_at, look_at)
  SELECT u.id, '12 Rue du Port', 'Montréal', 'QC', 'H2X 1Y4', 124, b.version, b.sent, b.uid, b.uid || '-p', CASE WHEN b.uid IS NULL THEN NULL ELSE u.email END,
    b.state, b.uid || '-s', b.plan, clock_timestamp() + b.renews, b.next, b.next_name, CASE WHEN b.next IS NULL THEN NULL ELSE clock_timestamp() + b.renews END,
    b.told, b.uid || '-m', CASE WHEN b.uid IS NULL THEN NULL ELSE clock_timestamp() - interval '1 hour' END,
    CASE WHEN b.uid IS NULL THEN NULL ELSE clock_timestamp() - interval '1 hour' END, clock_timestamp() + b.renews
  FROM users u JOIN (VALUES ('ana', 1, 1, 'AnaAcc01', 'active', 'WpPremA1', interval '90 days', 'WpFree01', 'Free', 'premium'),
    ('bruno', 2, 1, 'BrunoAc1', 'past_due', 'WpProA01', interval '-2 days', NULL, NULL, 'pro'),
    ('chloe', 1, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL)) AS b (who, version, sent, uid, state, plan, renews, next, next_name, told)
    ON u.email = b.who || '@agency.example';
INSERT INTO billing_events (digest) VALUES (sha256('a notice'));
INSERT INTO provider_paces (provider, next_at) VALUES ('outseta:snapshot', clock_timestamp());

-- from 0040: plans that somebody got and lost, and what was put away of hers, is being put away, and came back.
INSERT INTO plan_events (user_id, from_plan, to_plan, source, actor_id)
  SELECT u.id, e.before, e.after, e.source, CASE WHEN e.source = 'staff' THEN (SELECT id FROM users WHERE is_staff ORDER BY id LIMIT 1) END
  FROM users u JOIN (VALUES ('bruno', 'free', 'pro', 'provider'), ('dan', 'pro', 'free', 'staff'), ('chloe', 'free', 'pro', 'cli'))
    AS e (who, before, after, source) ON u.email = e.who || '@agency.example';
INSERT INTO plan_downgrades (user_id, steps, created_at, finished_at, kept_until, restored_at, erased_at)
  SELECT u.id, d.steps::jsonb, clock_timestamp() - d.since, clock_timestamp() - d.finished, clock_timestamp() - d.finished + interval '30 days',
    clock_timestamp() - d.restored, clock_timestamp() - d.erased
  FROM users u JOIN (VALUES
    ('dan', '[{"thing": "reels", "count": 1, "at": "2026-11-20T10:00:00.000Z"}]', interval '1 day', NULL::interval, NULL::interval, NULL::interval),
    ('bruno', '[]', interval '9 days', interval '9 days', interval '3 days', NULL),
    ('chloe', '[]', interval '50 days', interval '50 days', NULL, interval '20 days')) AS d (who, steps, since, finished, restored, erased)
    ON u.email = d.who || '@agency.example';

-- from 0041: a branding that has changed, a picture that is ordered with a logo, and one that was made and that no post has any more.
INSERT INTO branding_changes (profile_id, due_at)
  SELECT id, clock_timestamp() + interval '10 seconds' FROM profiles WHERE slug = 'ana-voyages';
WITH pictured AS (
  UPDATE post_media SET recipe = 'brand-1:0123456789abcdef01234567:'
    WHERE ctid = (SELECT ctid FROM post_media WHERE kind = 'image' ORDER BY scheduled_posting_id LIMIT 1) RETURNING media_id, recipe)
INSERT INTO media_variants (media_id, recipe, needed_at) SELECT media_id, recipe, clock_timestamp() + interval '2 days' FROM pictured;
INSERT INTO media_variants (media_id, recipe, state, key, mime, bytes, width, height, progress, updated_at)
  SELECT id, 'brand-1:76543210fedcba9876543210:', 'ready', key || '.branded.jpg', 'image/jpeg', 1000, width, height, 100, clock_timestamp() - interval '2 days'
  FROM media WHERE kind = 'image' ORDER BY id LIMIT 1;

-- from 0045: a newsletter account with its list; contacts of each status; an import that was done, one that was brought and one that failed,
-- what they changed and refused; an export; the ledger, suppressions of each scope, and what their hashes are made with.
INSERT INTO newsletter_accounts (profile_id, sender_name, reply_to, signature, is_enabled, tracking, version)
  SELECT p.id, a.name, a.reply_to, a.signature, a.enabled, a.enabled, 2
  FROM (VALUES ('ana', 'Ana Reyes', 'ana@agency.example', '<p><strong>Ana</strong></p>', true),
    ('bruno', 'Bruno & Söhne 🌍', 'bruno@agency.example', '', false)) AS a (who, name, reply_to, signature, enabled)
  JOIN users u ON u.email = a.who || '@agency.example'
  JOIN LATERAL (SELECT id FROM profiles WHERE user_id = u.id AND deleted_at IS NULL ORDER BY id LIMIT 1) p ON true;
INSERT INTO contact_lists (account_id, import_failed) SELECT id, NOT is_enabled FROM newsletter_accounts;
INSERT INTO contact_imports (list_id, user_id, state, key, file_name, columns, sample, suggested, headings, mapping, locale, turn, total, done,
    added, skipped, reason, created_at, started_at, finished_at)
  SELECT l.id, p.user_id, i.state, i.key, 'clientes ñ.xlsx', '["Correo", "Nombre"]', '[["zoe@fjords.example", "Zoé"]]', '{"Correo": "email"}', true,
    '{"Correo": "email", "Nombre": "first_name"}', 'es', 1, i.rows, i.rows, i.rows, 1, i.reason, clock_timestamp() - interval '3 hours',
    CASE WHEN i.state <> 'uploaded' THEN clock_timestamp() - interval '2 hours' END, CASE WHEN i.state <> 'uploaded' THEN clock_timestamp() - interval '1 hour' END
  FROM contact_lists l JOIN newsletter_accounts a ON a.id = l.account_id JOIN profiles p ON p.id = a.profile_id
  CROSS JOIN (VALUES ('done', NULL, 3, NULL), ('uploaded', 'private/contacts/snapshot/brought', NULL, NULL), ('failed', NULL, 0, 'unreadable'))
    AS i (state, key, rows, reason);
INSERT INTO contacts (list_id, email, email_key, key_hash, first_name, last_name, optout_status, optout_date, soft_bounces, import_id)
  SELECT l.id, c.email, lower(c.email), sha256(convert_to(lower(c.email), 'UTF8')), c.first_name, c.last_name, c.status,
    CASE WHEN c.status <> 'F' THEN clock_timestamp() - interval '1 day' END, c.soft, (SELECT max(id) FROM contact_imports WHERE list_id = l.id AND state = 'done')
  FROM contact_lists l CROSS JOIN (VALUES ('Zoé@Fjords.example', 'Zoé', 'Müller', 'F', 1), ('t@fjords.example', '', '', 'T', 0),
    ('u@xn--mller-kva.example', 'Œuvre', 'O''Neil & <b>', 'U', 3)) AS c (email, first_name, last_name, status, soft);
INSERT INTO contact_import_changes (import_id, contact_id, first_name, last_name)
  SELECT import_id, id, CASE WHEN optout_status = 'F' THEN 'Zoe' END, CASE WHEN optout_status = 'F' THEN 'Muller' END FROM contacts;
INSERT INTO contact_import_faults (import_id, row, field, fault, email, first_name, last_name)
  SELECT id, 4, 'email', 'bad_email', '=cmd()', 'Zoé', '' FROM contact_imports WHERE state = 'done';
INSERT INTO contact_exports (list_id, user_id, folder, tries, rows, bytes, ready_at, failed_at, expires_at)
  SELECT l.id, p.user_id, 'snapshot', 1, 3, CASE WHEN a.is_enabled THEN 5000 END, CASE WHEN a.is_enabled THEN clock_timestamp() END,
    CASE WHEN NOT a.is_enabled THEN clock_timestamp() END, clock_timestamp() + interval '7 days'
  FROM contact_lists l JOIN newsletter_accounts a ON a.id = l.account_id JOIN profiles p ON p.id = a.profile_id;
INSERT INTO consent_events (list_id, contact_id, key_hash, kind, wording, locale, actor_kind, actor_id, source, import_id, note, ip_prefix)
  SELECT c.list_id, c.id, c.key_hash, 'import-attested', 1, 'es', 'user', i.user_id, 'import', i.id, NULL, NULL FROM contacts c JOIN contact_imports i ON i.id = c.import_id
  UNION ALL SELECT list_id, id, key_hash, 'withdrawn', NULL, 'fr', 'self', NULL, 'one_click', NULL, NULL, '203.0.113.0/24' FROM contacts WHERE optout_status = 'T';
INSERT INTO suppressions (scope, owner_id, key_hash, reason)
  SELECT 'list', list_id, key_hash, CASE optout_status WHEN 'T' THEN 'unsubscribed' ELSE 'hard_bounce' END FROM contacts WHERE optout_status <> 'F'
  UNION ALL SELECT 'profile', (SELECT min(profile_id) FROM newsletter_accounts), sha256('left'), 'erased'
  UNION ALL SELECT 'platform', NULL, sha256('complained'), 'complaint';

-- from 0047: a run that is over, one in the middle with a batch in dead hands, and one whose time has not come; a pace that was slowed.
WITH lists AS (SELECT l.id AS list, a.profile_id AS profile FROM contact_lists l JOIN newsletter_accounts a ON a.id = l.account_id ORDER BY l.id LIMIT 1),
runs AS (
  INSERT INTO mailing_runs (profile_id, list_id, content, fire_at, state, audience, accepted, began_at, ended_at)
  SELECT profile, list, '{"subject": ["Winter sun"], "text": ["Hello"], "html": ["<p>Hello</p>"], "from": {"name": "Ana", "address": "news@agency.example"},
      "replyTo": "ana@agency.example", "domain": "agency.example", "bounceDomain": "bounce.agency.example", "listName": "Ana"}',
    clock_timestamp() + fire, state, audience, accepted, clock_timestamp() + began, clock_timestamp() + ended
  FROM lists, (VALUES (interval '-3 days', 'done', 1, 1, interval '-3 days', interval '-3 days'), ('-1 hour', 'sending', 3, 1, '-1 hour', NULL),
    ('3 days', 'freezing', NULL, 0, NULL, NULL)) AS r (fire, state, audience, accepted, began, ended)
  RETURNING id, state),
batches AS (
  INSERT INTO mailing_batches (run_id, place, size, next_at, lease_token, lease_until, accepted)
  SELECT id, 0, CASE state WHEN 'done' THEN 1 ELSE 3 END, CASE state WHEN 'sending' THEN clock_timestamp() END,
    CASE state WHEN 'sending' THEN gen_random_uuid() END, CASE state WHEN 'sending' THEN clock_timestamp() - interval '1 minute' END, 1
  FROM runs WHERE state <> 'freezing' RETURNING id, run_id)
INSERT INTO deliveries (run_id, batch_id, contact_id, email, first_name, last_name, key_hash, state, attempts, at)
  SELECT b.run_id, b.id, d.n, 'd' || d.n || '@travel.example', 'D', '', sha256(d.state::bytea), d.state, d.tries, clock_timestamp()
  FROM batches b JOIN runs r ON r.id = b.run_id JOIN (VALUES (1, 'accepted', 1), (2, 'sending', 1), (3, 'queued', 0)) AS d (n, state, tries)
    ON r.state = 'sending' OR d.n = 1;
INSERT INTO mailing_paces (key, rate, slowed_to, slowed_at) VALUES ('smtp snapshot:25', 20, 10, clock_timestamp());

-- from 0048: one who opened and clicked and whom a machine watched, one whose mail came back; links, letters that were read and not read yet.
INSERT INTO mailing_figures (run_id, opened, opened_all, clicked, clicked_all, opens, opens_all, clicks, clicks_all, bounced_hard)
  SELECT id, 1, 1, 1, 1, 1, 2, 1, 1, 1 FROM mailing_runs WHERE state = 'done' ON CONFLICT DO NOTHING;
INSERT INTO mailing_links (run_id, ordinal, url, name, clicked, clicked_all, clicks, clicks_all)
  SELECT id, n, 'https://cruises.example/fjords?page=' || n, 'Fjords ñ', 1 - n, 1 - n, 1 - n, 1 - n
  FROM mailing_runs CROSS JOIN generate_series(0, 1) n WHERE state = 'done';
UPDATE deliveries SET arrived_at = clock_timestamp(), opened_at = clock_timestamp(), clicked_at = clock_timestamp(), machine_opened_at = clock_timestamp(),
    opens = 1, clicks = 1, machine_opens = 1, bounced_at = clock_timestamp(), bounce = 'hard', bounce_status = '5.1.1', bounce_note = '550 5.1.1 Unknown'
  WHERE run_id IN (SELECT id FROM mailing_runs WHERE state = 'done');
INSERT INTO mailing_clicks (delivery_id, ordinal, run_id, clicks, clicks_all, first_at)
  SELECT id, 0, run_id, clicks, clicks, clicked_at FROM deliveries WHERE clicks > 0;
INSERT INTO mailing_events (id, delivery_id, run_id, kind, ordinal, at, agent, user_agent, ip_prefix, bounce, status, note, source)
  SELECT gen_random_uuid(), d.id, d.run_id, e.kind, e.ordinal, clock_timestamp() + e.ago, e.agent, 'Mozilla/5.0', '203.0.113.0/24', e.bounce, e.status, e.status, e.source
  FROM deliveries d CROSS JOIN (VALUES ('open', NULL, interval '-2 days', 'mpp', NULL, NULL, 'here'), ('click', 0, '-1 day', 'browser', NULL, NULL, 'here'),
    ('bounce', NULL, '-26 months', 'none', 'hard', '5.1.1', 'smtp')) AS e (kind, ordinal, ago, agent, bounce, status, source)
  WHERE d.clicks > 0;
INSERT INTO mailing_recounts (delivery_id) SELECT id FROM deliveries WHERE clicks > 0;
INSERT INTO mailing_intake (source, key, recipient, raw, handled_at, outcome)
  VALUES ('smtp', 'snapshot-1', 'b+1.0@bounce.agency.example', 'Subject: Undelivered', clock_timestamp(), 'unknown'),
    ('generic', 'snapshot-2', NULL, '{"events": []}', NULL, NULL);

-- from 0049: suppliers; a campaign that was sent, one whose copies are being made, one in work and one that was deleted; copies that are going
-- out, that an advisor changed, left out, and that is held.
INSERT INTO suppliers (supplier_name, supplier_label, active) VALUES ('fjordline', 'Fjord Line ñ', true), ('gone', 'Gone Cruises', false);
INSERT INTO campaign_images (media_id, description) SELECT id, 'A fjord' FROM media WHERE kind = 'image' ORDER BY id LIMIT 1;
INSERT INTO email_campaigns (name, campaign_type, country_id, variants, image_id, fire_at, edit_by, state, published_at, deleted_at, version)
  SELECT c.name, 'monthly', c.country,
    '{"en": {"subject": "Fjords & <b>", "preheader": "", "intro_html": "<p>Hello {{contact.first_name|there}}</p>", "blocks": [{"id": "a", "type": "text", "html": "<p>May</p>", "align": "left"}]}, "es": null, "fr": null}',
    (SELECT id FROM campaign_images), clock_timestamp() + c.fire, clock_timestamp() + c.fire - interval '1 day', c.state, clock_timestamp() + c.published,
    clock_timestamp() + c.deleted, 3
  FROM (VALUES ('Sent', NULL, interval '-3 days', 'published', interval '-9 days', NULL), ('Coming', 1, '9 days', 'publishing', '-1 minute', NULL),
    ('In work', NULL, NULL, 'draft', NULL, NULL), ('Deleted', NULL, NULL, 'draft', NULL, interval '-1 day')) AS c (name, country, fire, state, published, deleted);
INSERT INTO email_campaign_suppliers (campaign_id, supplier_id) SELECT c.id, s.id FROM email_campaigns c CROSS JOIN suppliers s;
INSERT INTO campaign_links (campaign_id, url, alive, said) SELECT id, 'https://fjords.example/', name = 'Sent', '404' FROM email_campaigns;
INSERT INTO newsletters (campaign_id, account_id, profile_id, subject, fire_at, fire_at_edited, deleted_at, run_id, began_at, held, held_at)
  SELECT c.id, a.id, a.profile_id, CASE c.name WHEN 'Coming' THEN 'Ana’s fjords' END, c.fire_at, c.name = 'Coming',
    CASE WHEN c.name = 'Coming' AND NOT a.is_enabled THEN clock_timestamp() END, r.id, CASE WHEN r.id IS NOT NULL THEN clock_timestamp() END,
    CASE WHEN c.name = 'Sent' AND r.id IS NULL THEN 'no_address' END, CASE WHEN c.name = 'Sent' AND r.id IS NULL THEN clock_timestamp() END
  FROM email_campaigns c CROSS JOIN newsletter_accounts a
  LEFT JOIN LATERAL (SELECT min(m.id) AS id FROM mailing_runs m WHERE m.profile_id = a.profile_id AND m.state = 'done' AND c.name = 'Sent') r ON true
  WHERE c.state <> 'draft';

-- from 0046: an account with an address of its own and a domain that has passed; a domain that nobody has looked at yet.
UPDATE newsletter_accounts SET postal_address = E'12 Harbour St\nHalifax', show_logo = false WHERE is_enabled;
INSERT INTO sending_domains (account_id, domain, selector, key_enc, public_key, state, found, checked_at, check_at)
  SELECT id, CASE WHEN is_enabled THEN 'agency.example' ELSE 'xn--sdreise-n2a.example' END, 'wp0badcafe', 'v1.snapshot', 'MIIBIjANBg',
    CASE WHEN is_enabled THEN 'passed' ELSE 'waiting' END,
    CASE WHEN is_enabled THEN '{"dkim": {"result": "pass", "found": []}, "dmarc": {"result": "pass", "found": []}}'::jsonb ELSE '{}' END,
    CASE WHEN is_enabled THEN clock_timestamp() - interval '1 hour' END, clock_timestamp() + interval '1 day'
  FROM newsletter_accounts;
-- from 0050: a file of recipients that can be downloaded, and one that could not be made.
INSERT INTO recipient_exports (newsletter_id, user_id, folder, tries, bytes, ready_at, failed_at, expires_at)
  SELECT n.id, p.user_id, 'snapshot', 1, CASE WHEN n.run_id IS NOT NULL THEN 900 END, CASE WHEN n.run_id IS NOT NULL THEN clock_timestamp() END,
    CASE WHEN n.run_id IS NULL THEN clock_timestamp() END, clock_timestamp() + interval '7 days'
  FROM newsletters n JOIN profiles p ON p.id = n.profile_id;

-- from 0051: consent that was implied, and one that ran out
INSERT INTO consent_events (list_id, contact_id, key_hash, kind, actor_kind, source, expires_at)
  SELECT list_id, id, key_hash, 'implied-ebr', 'system', 'agent', now() + interval '24 months' FROM contacts WHERE optout_status = 'F'
  UNION ALL SELECT list_id, id, key_hash, 'expired', 'system', 'expiry', NULL FROM contacts WHERE optout_status = 'T';

-- from 0055: who manages suppliers, and did; what a supplier pays for; a term that was retired, and one of staff's own.
INSERT INTO supplier_managers (profile_id, active)
  SELECT p.id, u.email LIKE 'ana@%' FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.email LIKE ANY (ARRAY['ana@%', 'bruno@%']) AND p.deleted_at IS NULL;
INSERT INTO supplier_manager_suppliers (profile_id, supplier_id) SELECT m.profile_id, s.id FROM supplier_managers m CROSS JOIN suppliers s WHERE s.active;
UPDATE suppliers SET countries = '["US", "CA"]', budget_version = 1 WHERE active;
INSERT INTO supplier_budgets (supplier_id, app, cost_per_post, percent_trade, percent_reach, percent_engagement, percent_clicks, percent_sales,
    leads_into_bookings, per_booking_amount)
  SELECT id, 'facebook', 12.5, 10, 40, 20, 20, 10, 4.5, 3200 FROM suppliers WHERE active;
UPDATE taxonomy_terms SET deleted_at = clock_timestamp() WHERE slug = 'industry-news';
INSERT INTO taxonomy_terms (kind, slug, name, position) VALUES ('travel_type', 'safari', '{"en": "Safari ñ"}', 99);

-- from 0056: a campaign that is published, one in work, one that was deleted and a library; a post with everything, one that says nothing yet
-- and one that was deleted; a page that says something of itself, a link that answers and one that does not.
INSERT INTO campaign_files (media_id, description) SELECT id, 'A fjord ñ' FROM media WHERE kind = 'image' ORDER BY id LIMIT 1;
INSERT INTO campaigns (type, title, supplier_id, countries, published_at, deleted_at, version, links_version, links_done_at, created_by)
  SELECT c.type, c.title, s.id, c.countries, clock_timestamp() + c.published, clock_timestamp() + c.deleted, 3, 3, clock_timestamp(), u.id
  FROM (VALUES ('standard', 'Out', '{US,CA}'::text[], interval '-3 days', NULL), ('standard', 'In work ñ', '{CA}', NULL, NULL),
    ('standard', 'Dropped', '{US}', NULL, interval '-1 day'), ('library', 'Library', '{US,CA}', '-9 days', NULL)) AS c (type, title, countries, published, deleted)
  CROSS JOIN (SELECT id FROM suppliers WHERE active ORDER BY id LIMIT 1) s CROSS JOIN (SELECT id FROM users WHERE is_staff ORDER BY id LIMIT 1) u;
INSERT INTO campaign_ogs (campaign_id, idx, url, title, description, image_media_id)
  SELECT c.id, 0, 'https://fjords.example/spring', 'Fjords', NULL, f.media_id FROM campaigns c CROSS JOIN campaign_files f WHERE c.deleted_at IS NULL;
INSERT INTO posting_links (campaign_id, url, alive, said)
  SELECT id, l.url, l.said IS NULL, l.said FROM campaigns CROSS JOIN (VALUES ('https://fjords.example/spring', NULL), ('https://fjords.example/gone', '404')) AS l (url, said);
INSERT INTO postings (campaign_id, app, type, message, link, og_index, fire_at, deleted_at, version)
  SELECT c.id, p.app, p.type, p.message, p.link, p.og, CASE WHEN c.type = 'standard' THEN clock_timestamp() + p.fire END, clock_timestamp() + p.deleted, 2
  FROM campaigns c CROSS JOIN (VALUES
    ('facebook', 'link', 'Ask {{agency.name}} ñ', 'https://fjords.example/spring', 0, interval '9 days', NULL),
    ('instagram', 'image', '', NULL, NULL, NULL, NULL),
    ('linkedin', 'post', 'Gone', NULL, NULL, '-2 days', interval '-1 day')) AS p (app, type, message, link, og, fire, deleted)
  WHERE c.deleted_at IS NULL;
INSERT INTO posting_media (posting_id, position, media_id, alt_text)
  SELECT p.id, 0, f.media_id, 'Cliffs' FROM postings p CROSS JOIN campaign_files f WHERE p.type = 'image';
INSERT INTO posting_terms (posting_id, term_id) SELECT p.id, t.id FROM postings p JOIN taxonomy_terms t ON t.slug IN ('beach', 'industry-news');

-- from 0057: what was carried to copies, what is being, and what these did in each country.
INSERT INTO campaign_spreads (campaign_id, posting_id, what, place, of_all, looked, made, kept, begun_at, done_at)
  SELECT c.id, NULL, 'publish', 9, 3, 3, 2, 0, c.published_at, c.published_at FROM campaigns c WHERE c.published_at IS NOT NULL
  UNION ALL SELECT p.campaign_id, p.id, 'edit', 1, NULL, 1, 0, 1, clock_timestamp(), NULL FROM postings p JOIN campaigns c ON c.id = p.campaign_id
    WHERE c.published_at IS NOT NULL AND c.type = 'standard' AND p.deleted_at IS NULL;
INSERT INTO posting_stats (posting_id, country, fetched_at, posts, metrics)
  SELECT p.id, 'CA', clock_timestamp(), 2, '{"post_views": 12}' FROM postings p;

-- from 0059: a draft that was made of a post of the library; what is searched the database has written.
UPDATE generated_postings SET posting_id = (SELECT min(id) FROM postings) WHERE scheduled_at IS NULL;

-- from 0062: what a recipient did a moment ago, and the worker has not looked at.
INSERT INTO mailing_visits (id, visits, packed)
  SELECT gen_random_uuid(), 1, json_build_object('from', 1795000000000, 'agents', '["Mozilla/5.0 (X11) ñ"]'::json, 'networks', '["198.51.100.0/24"]'::json,
    'visits', json_build_array(0, id, run_id, -1, 0, 0, 0))::text
  FROM deliveries WHERE state = 'accepted' ORDER BY id LIMIT 1;
