// Written from the migrated database by `npm run schema`; a test compares the two. Change a migration, not this file.
import type { MediaTypes } from '@waypost/contract/media';
import type { Provider, SideCall, SocialApp } from '@waypost/contract/networks';
import type { Plan, PlanSource, ProThing } from '@waypost/contract/plans';
import type { PostPhase, PostStatus, PreflightMessage } from '@waypost/contract/posts';
import type { Slot } from '@waypost/contract/slots';
import type { Locale } from '@waypost/contract/wire';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Jsonb, JsonbOfDefault, JsonbOrNull } from './json.ts';

type Values = Readonly<Record<string, unknown>>;
/** What a person may take back until then, or took back, while the row has this version; no former state where there was no row. */
type Undo = Readonly<{ until: string; version: number; former: Former | null; undone?: true }>;
type Former = Readonly<{
  phase: PostPhase;
  status: PostStatus;
  fireAt: string;
  fireAtEdited: boolean;
  nextStepAt: string | null;
  lateAfter: string;
  preflightAt: string | null;
  reasonCode: string | null;
  reasonValues: Values | null;
}>;
type Figures = Readonly<Record<string, number | null>>;
/** What a step of a downgrade took away or put away, and when. */
type StepDone = Readonly<{ thing: ProThing; count: number; at: string }>;
type Words = Readonly<Partial<Record<Locale, string>> & { en: string }>;

/** Every table with the names that it has in SQL. */
export interface Tables {
  address_challenges: {
    id: string;
    created_at: Generated<Date>;
  };
  advanced_features: {
    profile_id: number;
    calendly_link: string | null;
    hashtag_signature: string | null;
    hashtag_enabled_apps: JsonbOfDefault<SocialApp[]>;
    archived_at: Date | null;
  };
  agency_options: {
    id: GeneratedAlways<number>;
    kind: 'host' | 'state' | 'license';
    country_id: number | null;
    code: string;
    label: Jsonb<Words>;
    mask: string | null;
    position: number;
    version: Generated<number>;
    deleted_at: Date | null;
    created_at: Generated<Date>;
  };
  announcement_dismissals: {
    announcement_id: number;
    user_id: number;
    dismissed_at: Generated<Date>;
  };
  announcements: {
    id: GeneratedAlways<number>;
    type: 'info' | 'success' | 'warning' | 'danger';
    text: Jsonb<Words>;
    message: Jsonb<Words>;
    link: string | null;
    starts_at: Date | null;
    ends_at: Date | null;
    plans: JsonbOfDefault<Plan[]>;
    countries: JsonbOfDefault<number[]>;
    position: number;
    published_at: Date | null;
    deleted_at: Date | null;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  archives: {
    id: GeneratedAlways<number>;
    user_id: number;
    folder: string;
    tries: Generated<number>;
    files: Generated<number>;
    files_total: Generated<number>;
    bytes: number | null;
    created_at: Generated<Date>;
    ready_at: Date | null;
    failed_at: Date | null;
    expires_at: Date;
  };
  audit_log: {
    id: GeneratedAlways<number>;
    actor_id: number | null;
    acting_as_id: number | null;
    action: string;
    object_type: string;
    object_id: string;
    data: JsonbOfDefault<Values>;
    created_at: Generated<Date>;
  };
  billing_accounts: {
    user_id: number;
    address: string | null;
    city: string | null;
    state: string | null;
    zip_code: string | null;
    country: number | null;
    address_version: Generated<number>;
    address_sent: Generated<number>;
    client_key: Generated<string>;
    in_hand_until: Date | null;
    provider_uid: string | null;
    person_uid: string | null;
    login: string | null;
    state_there: 'trialing' | 'active' | 'cancelling' | 'past_due' | 'expired' | null;
    subscription_uid: string | null;
    plan_uid: string | null;
    renews_at: Date | null;
    upcoming_plan_uid: string | null;
    upcoming_plan: string | null;
    upcoming_at: Date | null;
    told_plan: 'free' | 'grow' | 'pro' | 'premium' | null;
    unknown_plan_uid: string | null;
    mark: string | null;
    looked_at: Date | null;
    synced_at: Date | null;
    away_since: Date | null;
    look_at: Date | null;
    created_at: Generated<Date>;
  };
  billing_events: {
    digest: Buffer;
    arrived_at: Generated<Date>;
  };
  branding_changes: {
    profile_id: number;
    changes: Generated<number>;
    due_at: Date;
  };
  business_cards: {
    profile_id: number;
    background_color: Generated<string>;
    seconds: Generated<3 | 5 | 7>;
    own_images: Generated<boolean>;
    own_reels: Generated<boolean>;
    banner_key: string | null;
    banner_hash: string | null;
    banner_left_out: Generated<boolean>;
    updated_at: Generated<Date>;
    archived_at: Date | null;
  };
  business_detail_hosts: {
    profile_id: number;
    host_id: number;
  };
  business_details: {
    profile_id: number;
    agency_name: Generated<string>;
    phone: Generated<string>;
    phone_country_code: string | null;
    phone_extension: Generated<string>;
    website: Generated<string>;
    address: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    zip_code: Generated<string>;
    license_description: Generated<string>;
    license_number: Generated<string>;
    photo_key: string | null;
    avatar_key: string | null;
    logo_key: string | null;
    updated_at: Generated<Date>;
  };
  calendar_feeds: {
    profile_id: number;
    token_hash: Buffer;
    created_at: Generated<Date>;
  };
  connections: {
    id: GeneratedAlways<number>;
    profile_id: number;
    app: SocialApp;
    provider: Provider;
    grant_id: number | null;
    installed: Generated<boolean>;
    connected: Generated<boolean>;
    paused: Generated<boolean>;
    page_id: string | null;
    name: string | null;
    image: string | null;
    organization_urn: string | null;
    is_feed: boolean | null;
    page_token_enc: string | null;
    page_token_version: Generated<number>;
    late_after_minutes: Generated<number>;
    followers: number | null;
    followers_at: Date | null;
    followers_due_at: Date | null;
    blocked_until: Date | null;
    broken_reason: string | null;
    broken_at: Date | null;
    last_error: string | null;
    erase_token_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    expiry_mail_at: Date | null;
    missing_permissions: JsonbOfDefault<SideCall[]>;
    blocked_reason: string | null;
    blocked_times: Generated<number>;
    looks_due_at: Date | null;
  };
  countries: {
    id: number;
    name: Jsonb<Words>;
    iso2: string;
    numeric_code: string;
  };
  former_pages: {
    connection_id: number;
    page_id: string;
    name: string | null;
    image: string | null;
    left_at: Generated<Date>;
  };
  generated_postings: {
    id: GeneratedAlways<number>;
    profile_id: number;
    version: Generated<number>;
    message: Generated<string>;
    message_by_app: JsonbOfDefault<Partial<Record<SocialApp, string>>>;
    applications: JsonbOfDefault<SocialApp[]>;
    fire_at: Date | null;
    link: string | null;
    media_ids: JsonbOfDefault<number[]>;
    alt_texts: JsonbOfDefault<string[]>;
    first_comment: string | null;
    scheduled_at: Date | null;
    scheduled_postings_ids: JsonbOfDefault<number[]>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    media_types: JsonbOfDefault<MediaTypes>;
    shows: 'pictures' | 'video' | 'link' | null;
    also_profiles: JsonbOfDefault<number[]>;
    slot_by_app: JsonbOfDefault<Partial<Record<SocialApp, string>>>;
    archived_at: Date | null;
  };
  generator_profiles: {
    profile_id: number;
    voice_tone: Generated<string>;
    writing_style: Generated<string>;
    use_agency_name: Generated<boolean>;
    created_at: Generated<Date>;
  };
  guide_views: {
    guide_id: number;
    user_id: number;
    watched_at: Generated<Date>;
  };
  guides: {
    id: GeneratedAlways<number>;
    kind: 'onboarding' | 'tutorial' | 'membership' | 'plan' | 'plan_setup';
    application: SocialApp | null;
    title: Jsonb<Words>;
    text: Jsonb<Words>;
    info: Jsonb<Words>;
    bottom_link: string | null;
    show_when_connected: boolean;
    languages: JsonbOfDefault<Locale[]>;
    active: boolean;
    video_id: number | null;
    poster_id: number | null;
    position: number;
    version: Generated<number>;
    deleted_at: Date | null;
    created_at: Generated<Date>;
  };
  idempotency_keys: {
    profile_id: number;
    key: string;
    request_hash: Buffer;
    answer: JsonbOrNull<number[]>;
    created_at: Generated<Date>;
  };
  installation: {
    key: string;
    value: Jsonb<unknown>;
    updated_at: Generated<Date>;
  };
  job_runners: {
    id: string;
    beat_at: Date;
  };
  legal_texts: {
    document: 'terms' | 'privacy' | 'tracking';
    locale: Locale;
    version: number;
    body: string | null;
    author_id: number | null;
    created_at: Generated<Date>;
  };
  mails: {
    id: GeneratedAlways<number>;
    kind: string;
    user_id: number | null;
    address: string;
    locale: Locale;
    params: Jsonb<Values>;
    dedupe_key: string | null;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    tries: Generated<number>;
    last_error: string | null;
    created_at: Generated<Date>;
    sent_at: Date | null;
    lease_until: Date | null;
  };
  media: {
    id: GeneratedAlways<number>;
    profile_id: number | null;
    key: string;
    thumbnail_key: string;
    kind: 'image' | 'video';
    mime: string;
    bytes: number;
    width: number;
    height: number;
    duration_ms: number | null;
    sha256: string;
    created_at: Generated<Date>;
  };
  media_variants: {
    id: GeneratedAlways<number>;
    media_id: number;
    recipe: string;
    state: Generated<'waiting' | 'ready' | 'failed'>;
    key: string | null;
    mime: string | null;
    bytes: number | null;
    width: number | null;
    height: number | null;
    progress: Generated<number>;
    reason_code: string | null;
    tries: Generated<number>;
    lease_until: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    needed_at: Date | null;
  };
  muted_notices: {
    user_id: number;
    kind: string;
  };
  oauth_states: {
    state_hash: Buffer;
    session_id: number;
    user_id: number;
    profile_id: number;
    app: SocialApp;
    reconnect: Generated<boolean>;
    expires_at: Date;
    used_at: Date | null;
  };
  one_time_tokens: {
    token_hash: Buffer;
    user_id: number;
    kind: 'verify' | 'reset' | 'invitation';
    email: string;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  plan_downgrades: {
    id: GeneratedAlways<number>;
    user_id: number;
    actor_id: number | null;
    steps: JsonbOfDefault<StepDone[]>;
    created_at: Generated<Date>;
    finished_at: Date | null;
    kept_until: Date | null;
    restored_at: Date | null;
    erased_at: Date | null;
  };
  plan_events: {
    id: GeneratedAlways<number>;
    user_id: number;
    from_plan: Plan;
    to_plan: Plan;
    source: PlanSource;
    actor_id: number | null;
    created_at: Generated<Date>;
  };
  plans: {
    id: GeneratedAlways<number>;
    slug: Plan;
    uid: string | null;
    name: Jsonb<Words>;
    annual_cents: number;
    description: Jsonb<Words>;
    info: Jsonb<Words>;
    features: Jsonb<Words>;
    active: boolean;
    position: number;
    version: Generated<number>;
    deleted_at: Date | null;
    created_at: Generated<Date>;
  };
  post_comments: {
    scheduled_posting_id: number;
    text: string;
    phase: Generated<'waiting' | 'sending' | 'posted' | 'failed' | 'unconfirmed'>;
    remote_id: string | null;
    tries: Generated<number>;
    next_step_at: Date | null;
    lease_token: string | null;
    lease_until: Date | null;
    send_started_at: Date | null;
    reason_code: string | null;
    look_from: Date | null;
  };
  post_media: {
    scheduled_posting_id: number;
    position: number;
    media_id: number;
    kind: 'image' | 'video';
    alt_text: string | null;
    recipe: string | null;
  };
  post_stats: {
    id: GeneratedAlways<number>;
    scheduled_posting_id: number;
    fetched_at: Date;
    metrics: Jsonb<Figures>;
    missing: JsonbOfDefault<string[]>;
  };
  profile_images: {
    id: GeneratedAlways<number>;
    profile_id: number;
    media_id: number;
    description: string | null;
    created_at: Generated<Date>;
    hidden_at: Date | null;
    of_link: string | null;
  };
  profiles: {
    id: GeneratedAlways<number>;
    user_id: number;
    slug: string;
    first_name: string;
    last_name: string;
    email: string;
    country_id: number | null;
    completed: Generated<boolean>;
    avatar: string | null;
    logo_image: string | null;
    render_logo_position: Generated<'no-logo' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'>;
    generator_enabled: Generated<boolean>;
    created_at: Generated<Date>;
    deleted_at: Date | null;
    erased_at: Date | null;
  };
  provider_paces: {
    provider: Provider;
    next_at: Date;
  };
  publish_attempts: {
    id: GeneratedAlways<number>;
    scheduled_posting_id: number;
    n: number;
    purpose: 'publish' | 'first_comment' | 'remove';
    snapshot: Jsonb<Values>;
    version: number;
    token_version: number | null;
    started_at: Generated<Date>;
    commit_started_at: Date | null;
    commit_business_at: Date | null;
    ended_at: Date | null;
    outcome: 'posted' | 'adopted' | 'not-sent' | 'rejected' | 'try-later' | 'rate-limited' | 'reconnect' | 'ours' | 'failed' | 'absent' | 'missed' | 'gave-up' | 'step-failed' | null;
    reason_code: string | null;
    reason_values: JsonbOrNull<Values>;
    remote_id: string | null;
    accepted_ref: string | null;
    evidence: JsonbOfDefault<Values[]>;
    absent_reads: Generated<number>;
    probed_at: Date | null;
  };
  scheduled_postings: {
    id: GeneratedAlways<number>;
    profile_id: number;
    connection_id: number;
    app: SocialApp;
    provider: Provider;
    pgid: string;
    type: 'post' | 'video' | 'reel' | 'link' | 'image' | 'feedpost';
    source: 'generator' | 'api' | 'campaign' | 'library' | 'csv';
    source_version: Generated<number>;
    posting_id: number | null;
    generated_posting_id: number | null;
    origin_id: string;
    message: string;
    link: string | null;
    link_title: string | null;
    title: string | null;
    domain: string | null;
    fire_at: Date;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    status: Generated<0 | 10 | 15 | 20 | 30 | 40 | 45 | 50 | 100 | 110 | 120>;
    deleted: Generated<boolean>;
    withdrawn_at: Date | null;
    remove_after: Generated<boolean>;
    message_edited: Generated<boolean>;
    fire_at_edited: Generated<boolean>;
    image_edited: Generated<boolean>;
    has_custom_image: Generated<boolean>;
    phase: Generated<'due' | 'claimed' | 'waiting' | 'committing' | 'accepted' | 'posted' | 'rejected' | 'reconnect' | 'unconfirmed' | 'missed'>;
    reason_code: string | null;
    reason_values: JsonbOrNull<Values>;
    version: Generated<number>;
    lease_token: string | null;
    lease_until: Date | null;
    next_step_at: Date | null;
    preflight_at: Date | null;
    preflight_result: JsonbOfDefault<PreflightMessage[]>;
    late_after: Date;
    failures: Generated<number>;
    step_failures: Generated<number>;
    staged: JsonbOfDefault<Values>;
    staged_version: number | null;
    ask_user: Generated<boolean>;
    remote_id: string | null;
    permalink: string | null;
    published_text: string | null;
    posted_at: Date | null;
    stats: JsonbOrNull<Figures>;
    stats_fetched_at: Date | null;
    stats_rank: number | null;
    stats_due_at: Date | null;
    stats_step: Generated<number>;
    undo: JsonbOrNull<Undo>;
    look_from: Date | null;
    look_since: Date | null;
    look_by_sending: Generated<boolean>;
    shows_link: Generated<boolean>;
  };
  schema_migrations: {
    name: string;
    checksum: string;
    applied_at: Generated<Date>;
  };
  sessions: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    user_id: number;
    impersonator_id: number | null;
    created_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
    device: string | null;
  };
  slot_settings: {
    connection_id: number;
    slots: JsonbOrNull<Slot[]>;
    weekly_frequency: number | null;
    auto_schedule: Generated<boolean>;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
  social_grants: {
    id: GeneratedAlways<number>;
    network: SocialApp;
    network_user_id: string;
    user_id: number;
    access_token_enc: string | null;
    refresh_token_enc: string | null;
    token_version: Generated<number>;
    scopes: JsonbOfDefault<string[]>;
    missing_scopes: JsonbOfDefault<string[]>;
    expires_at: Date | null;
    refresh_expires_at: Date | null;
    token_check_at: Date | null;
    erased_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    minted_at: Date | null;
    data_access_ends_at: Date | null;
  };
  staged_leftovers: {
    id: GeneratedAlways<number>;
    connection_id: number;
    remote_id: string;
    kind: string;
    due_at: Date;
    tries: Generated<number>;
  };
  sweep_passes: {
    id: string;
    passed_at: Date;
  };
  terms_acceptances: {
    user_id: number;
    wording: string;
    accepted_at: Generated<Date>;
  };
  terms_wordings: {
    hash: string;
    locale: Locale;
    body: string;
    created_at: Generated<Date>;
  };
  throttles: {
    key: string;
    window_start: Date;
    hits: number;
  };
  used_slugs: {
    slug: string;
    taken_at: Generated<Date>;
  };
  user_permissions: {
    user_id: number;
    codename: string;
  };
  users: {
    id: GeneratedAlways<number>;
    email: string;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    locale: Generated<Locale>;
    plan: Generated<Plan>;
    is_active: Generated<boolean>;
    is_staff: Generated<boolean>;
    is_superuser: Generated<boolean>;
    demo_role: string | null;
    email_verified_at: Date | null;
    last_login_at: Date | null;
    last_profile_id: number | null;
    flags: JsonbOfDefault<string[]>;
    created_at: Generated<Date>;
    deleted_at: Date | null;
    invited_at: Date | null;
    invited_by_id: number | null;
  };
  worker_heartbeats: {
    worker_id: string;
    beat_at: Date;
    started_at: Date;
  };
}
