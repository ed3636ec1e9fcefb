/**
 * The owner of each table. Only the owner writes the table; others read only what is published or listed
 * below (ARCHITECTURE.md, "What may lean on what", 2).
 */
export const OWNED: Readonly<Record<string, readonly string[]>> = {
  'platform/checks': ['compatible_migrations', 'data_keys'],
  'platform/security': ['captcha_uses', 'rate_limits'],
  backup: ['last_backup'],
  activity: ['activity_log'],
  applications: ['applications', 'application_feedback', 'open_digests'],
  auth: [
    'known_devices',
    'otp_challenges',
    'owner_questions',
    'passkey_challenges',
    'passkeys',
    'registration_tickets',
    'sessions',
    'sign_in_links',
  ],
  'auto-assign': ['auto_assign_settings', 'dispatch_runs', 'dispatch_timeline'],
  'blocked-ips': ['admin_networks', 'blocked_ips'],
  broadcasts: ['broadcasts'],
  categories: ['categories'],
  chat: [
    'chat_messages',
    'chat_pictures',
    'chat_reads',
    'chat_threads',
    'conversation_needs',
    'conversation_parties',
  ],
  consents: ['consents'],
  contact: ['contact_replies', 'contacts'],
  'coverage-map': ['coverage_cells', 'coverage_groups', 'coverage_rounds', 'idle_volunteers'],
  dashboards: ['active_volunteers', 'counted_days', 'day_figures', 'figure_rounds'],
  demo: ['demo_clock'],
  events: ['event_answers', 'event_requests', 'event_user_requests', 'event_volunteer_requests', 'events'],
  files: ['files'],
  import: ['import_runs'],
  needs: ['assignments', 'at_work', 'need_answers', 'needs', 'ride_reminders'],
  notifications: [
    'bounced_addresses',
    'broadcast_pace',
    'demo_outbox',
    'early_receipts',
    'link_codes',
    'notifications',
    'provider_outages',
    'provider_states',
    'sending_hold',
    'short_codes',
    'user_contacts',
    'whatsapp_template_states',
    'whatsapp_windows',
  ],
  options: ['options'],
  organizations: ['organizations'],
  places: ['official_localities', 'official_streets'],
  privacy: ['deletion_requests'],
  profile: ['address_confirmations', 'phone_changes'],
  push: ['push_messages', 'push_subscriptions'],
  'ready-answers': ['ready_answers'],
  regions: ['region_permissions', 'states'],
  renewal: ['renewal_notices'],
  replies: ['replies'],
  staff: ['desk_tellings', 'desk_waits', 'saved_views', 'staff_notes'],
  subscriptions: ['subscriptions'],
  users: ['help_profiles', 'phone_owners', 'presence', 'user_references', 'user_roles', 'users'],
  volunteers: [
    'vetting_refusals',
    'volunteer_availability',
    'volunteer_calls',
    'volunteer_candidates',
    'volunteer_information',
  ],
};

/** The tables that every module may read. */
const PUBLISHED = [
  'users',
  'user_contacts',
  'volunteer_candidates',
  'conversation_parties',
  'event_answers',
  'at_work',
  'applications',
  'event_requests',
];

/**
 * Modules that may read everything: those that only count, the demo, which fills the tables itself, `privacy`,
 * which erases people from all tables by its register, and the backup, which copies all tables.
 */
const FREE_READERS = ['dashboards', 'coverage-map', 'metrics', 'demo', 'privacy', 'backup', 'admin'];
const FREE_WRITERS = ['demo', 'privacy', 'backup'];

/** Further reads across modules, by table: each is one statement that replaces a query for each row. */
const READ_ACROSS: Readonly<Record<string, readonly string[]>> = {
  activity_log: ['events'],
  application_feedback: ['staff'],
  auto_assign_settings: ['applications'],
  assignments: ['applications', 'staff', 'volunteers'],
  bounced_addresses: ['broadcasts', 'reachability'],
  categories: ['applications'],
  chat_messages: ['staff'],
  chat_threads: ['staff'],
  consents: ['users'],
  contacts: ['staff'],
  event_user_requests: ['staff'],
  event_volunteer_requests: ['staff', 'user-management'],
  events: ['chat', 'needs', 'notifications', 'staff', 'user-management'],
  need_answers: ['staff'],
  needs: ['auto-assign', 'chat', 'staff', 'volunteers'],
  notifications: ['broadcasts', 'push', 'reachability', 'staff'],
  options: ['user-management'],
  phone_owners: ['auth'],
  organizations: ['notifications', 'user-management'],
  provider_states: ['push'],
  rate_limits: ['platform/database'],
  region_permissions: ['staff', 'user-management'],
  sessions: ['profile', 'push'],
  states: ['staff', 'user-management'],
  replies: ['broadcasts', 'reachability'],
  subscriptions: ['broadcasts', 'reachability'],
  user_roles: [
    'applications',
    'auth',
    'needs',
    'notifications',
    'regions',
    'staff',
    'user-management',
    'volunteers',
  ],
  volunteer_calls: ['applications', 'events'],
  vetting_refusals: ['staff'],
  volunteer_information: ['renewal', 'staff', 'user-management', 'users'],
};

/** Writes across modules: each goes through a port of a lower module, within that module's transaction. */
const WRITTEN_ACROSS: Readonly<Record<string, readonly string[]>> = {
  needs: ['events'],
  push_messages: ['notifications'],
  volunteer_calls: ['needs'],
};

/** How a statement of a module uses a table. */
export interface TableUse {
  module: string;
  table: string;
  isWriting: boolean;
}

const USE = /\b(FROM|JOIN|UPDATE|INTO)\s+(?:ONLY\s+)?([a-z_]+)/g;

/** Returns the tables that the statements in a source name. */
export function tableUses(module: string, source: string): TableUse[] {
  return [...source.matchAll(USE)].flatMap(([, verb, table]) =>
    table && OWNER_OF.has(table) ? [{ module, table, isWriting: verb === 'UPDATE' || verb === 'INTO' }] : [],
  );
}

const OWNER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(OWNED).flatMap(([module, tables]) => tables.map((table) => [table, module])),
);
const listedIn = (list: Readonly<Record<string, readonly string[]>>, { table, module }: TableUse): boolean =>
  Object.entries(list).some(([name, modules]) => name === table && modules.includes(module));

/** Whether a module may use a table in this way. */
export function isAllowed(use: TableUse): boolean {
  if (OWNER_OF.get(use.table) === use.module) return true;
  if (use.isWriting) return FREE_WRITERS.includes(use.module) || listedIn(WRITTEN_ACROSS, use);
  return PUBLISHED.includes(use.table) || FREE_READERS.includes(use.module) || listedIn(READ_ACROSS, use);
}

/** Returns the exceptions that no statement needs any more. */
export function unneeded(uses: readonly TableUse[]): string[] {
  const isUsed = (table: string, module: string, isWriting: boolean) =>
    uses.some((use) => use.table === table && use.module === module && use.isWriting === isWriting);
  const left = (list: Readonly<Record<string, readonly string[]>>, isWriting: boolean) =>
    Object.entries(list).flatMap(([table, modules]) =>
      modules.filter((module) => !isUsed(table, module, isWriting)).map((module) => `${module} → ${table}`),
    );
  return [...left(READ_ACROSS, false), ...left(WRITTEN_ACROSS, true)];
}
