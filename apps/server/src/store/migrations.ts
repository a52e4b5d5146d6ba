import { type Kysely, type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

type Database = 'sqlite' | 'postgres';

/**
 * The steps by which the database came to its present form, oldest first. A step that was
 * released is never changed: a new one follows it.
 */
export function migrationsFor(database: Database): MigrationProvider {
  return {
    getMigrations: async () => ({
      '0001-tables': tables(database),
      '0002-devices': devices(),
      '0003-chat-requests': chatRequests(),
      '0004-snapshots': snapshots(database),
      '0005-rules-since': rulesSince(),
      '0006-words': words(database),
      '0007-documents': documents(),
      '0008-pictures': pictures(),
      '0009-guest-keys': guestKeys(),
    }),
  };
}

function tables(database: Database): Migration {
  // A log is read from its beginning to its end: SQLite keeps the rows in the order of their key.
  const ordered = database === 'sqlite' ? sql`without rowid` : sql``;
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await createTables(schema, ordered);
      await createKeys(schema, ordered);
      await createNodes(schema);
    },
  };
}

async function createTables(schema: SchemaModule, ordered: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('game', 'text', (it) => it.notNull())
    .addColumn('rules_version', 'text', (it) => it.notNull())
    .addColumn('options', 'text', (it) => it.notNull())
    .addColumn('pace', 'text', (it) => it.notNull())
    .addColumn('secret', 'text', (it) => it.notNull())
    .addColumn('commitment', 'text', (it) => it.notNull())
    .addColumn('host', 'text', (it) => it.notNull())
    .addColumn('opened', 'bigint', (it) => it.notNull())
    .addColumn('status', 'text', (it) => it.notNull())
    .addColumn('listed', 'integer', (it) => it.notNull())
    .addColumn('face', 'text', (it) => it.notNull())
    .execute();
  await schema
    .createIndex('tables_listed')
    .on('tables')
    .columns(['listed', 'status', 'opened'])
    .execute();
  await schema
    .createTable('log')
    .addColumn('match', 'text', (it) => it.notNull())
    .addColumn('seq', 'integer', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('waiting', 'text', (it) => it.notNull())
    .addColumn('body', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('log_pk', ['match', 'seq'])
    .modifyEnd(ordered)
    .execute();
  await schema
    .createTable('chat')
    .addColumn('match', 'text', (it) => it.notNull())
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('seat', 'integer', (it) => it.notNull())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('text', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['match', 'number'])
    .modifyEnd(ordered)
    .execute();
}

async function createKeys(schema: SchemaModule, ordered: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('keys')
    .addColumn('hash', 'text', (it) => it.primaryKey())
    .addColumn('match', 'text', (it) => it.notNull())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('seat', 'integer', (it) => it.notNull())
    .addColumn('made', 'bigint', (it) => it.notNull())
    .execute();
  await schema.createIndex('keys_match').on('keys').columns(['match', 'kind', 'seat']).execute();
  await schema
    .createTable('guests')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('hash', 'text', (it) => it.notNull().unique())
    .addColumn('made', 'bigint', (it) => it.notNull())
    .addColumn('seen', 'bigint', (it) => it.notNull())
    .execute();
  await schema
    .createTable('places')
    .addColumn('guest', 'text', (it) => it.notNull())
    .addColumn('match', 'text', (it) => it.notNull())
    .addColumn('seat', 'integer', (it) => it.notNull())
    .addColumn('made', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('places_pk', ['guest', 'match', 'seat'])
    .modifyEnd(ordered)
    .execute();
  await schema.createIndex('places_match').on('places').columns(['match', 'seat']).execute();
}

async function createNodes(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('duties')
    .addColumn('match', 'text', (it) => it.primaryKey())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('node', 'text', (it) => it.notNull())
    .execute();
  await schema.createIndex('duties_at').on('duties').column('at').execute();
  await schema
    .createTable('nodes')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('until', 'bigint', (it) => it.notNull())
    .execute();
  await schema
    .createTable('presence')
    .addColumn('match', 'text', (it) => it.notNull())
    .addColumn('seat', 'integer', (it) => it.notNull())
    .addColumn('node', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('presence_pk', ['match', 'seat', 'node'])
    .execute();
  await schema
    .createTable('house')
    .addColumn('name', 'text', (it) => it.primaryKey())
    .addColumn('value', 'text', (it) => it.notNull())
    .execute();
}

function devices(): Migration {
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('devices')
        .addColumn('hash', 'text', (it) => it.primaryKey())
        .addColumn('guest', 'text', (it) => it.notNull())
        .addColumn('endpoint', 'text', (it) => it.notNull())
        .addColumn('p256dh', 'text', (it) => it.notNull())
        .addColumn('auth', 'text', (it) => it.notNull())
        .addColumn('made', 'bigint', (it) => it.notNull())
        .execute();
      await schema.createIndex('devices_guest').on('devices').columns(['guest', 'made']).execute();
    },
  };
}

function chatRequests(): Migration {
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema.alterTable('chat').addColumn('request', 'text').execute();
      await schema
        .createIndex('chat_request')
        .unique()
        .on('chat')
        .columns(['match', 'seat', 'request'])
        .execute();
    },
  };
}

function snapshots(database: Database): Migration {
  const bytes = database === 'sqlite' ? 'blob' : 'bytea';
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('snapshots')
        .addColumn('match', 'text', (it) => it.primaryKey())
        .addColumn('seq', 'integer', (it) => it.notNull())
        .addColumn('log', 'text', (it) => it.notNull())
        .addColumn('chapters', 'text', (it) => it.notNull())
        .addColumn('head', bytes, (it) => it.notNull())
        .execute();
      await schema
        .createTable('chapters')
        .addColumn('match', 'text', (it) => it.notNull())
        .addColumn('name', 'text', (it) => it.notNull())
        .addColumn('body', bytes, (it) => it.notNull())
        .addPrimaryKeyConstraint('chapters_pk', ['match', 'name'])
        .execute();
    },
  };
}

/** Tables that an older node opens meanwhile, or that an older export has, began with their rules. */
function rulesSince(): Migration {
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .alterTable('tables')
        .addColumn('rules_since', 'integer', (it) => it.notNull().defaultTo(0))
        .execute();
    },
  };
}

function words(database: Database): Migration {
  const ordered = database === 'sqlite' ? sql`without rowid` : sql``;
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('whispers')
        .addColumn('match', 'text', (it) => it.notNull())
        .addColumn('number', 'integer', (it) => it.notNull())
        .addColumn('at', 'bigint', (it) => it.notNull())
        .addColumn('seat', 'integer', (it) => it.notNull())
        .addColumn('addressee', 'integer', (it) => it.notNull())
        .addColumn('name', 'text', (it) => it.notNull())
        .addColumn('text', 'text', (it) => it.notNull())
        .addColumn('request', 'text', (it) => it.notNull())
        .addPrimaryKeyConstraint('whispers_pk', ['match', 'number'])
        .addUniqueConstraint('whispers_request', ['match', 'seat', 'request'])
        .modifyEnd(ordered)
        .execute();
      await schema
        .createTable('notes')
        .addColumn('match', 'text', (it) => it.notNull())
        .addColumn('pad', 'integer', (it) => it.notNull())
        .addColumn('note', 'text', (it) => it.notNull())
        .addColumn('made', 'bigint', (it) => it.notNull())
        .addColumn('revision', 'integer', (it) => it.notNull())
        .addColumn('at', 'bigint', (it) => it.notNull())
        .addColumn('seat', 'integer', (it) => it.notNull())
        .addColumn('name', 'text', (it) => it.notNull())
        .addColumn('text', 'text', (it) => it.notNull())
        .addPrimaryKeyConstraint('notes_pk', ['match', 'pad', 'note'])
        .modifyEnd(ordered)
        .execute();
    },
  };
}

function documents(): Migration {
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await createDocuments(schema);
      await createCampaigns(schema);
    },
  };
}

async function createDocuments(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('documents')
    .addColumn('shelf', 'text', (it) => it.notNull())
    .addColumn('id', 'text', (it) => it.notNull())
    .addColumn('owner', 'text', (it) => it.notNull())
    .addColumn('game', 'text', (it) => it.notNull())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('revision', 'integer', (it) => it.notNull())
    .addColumn('hash', 'text', (it) => it.notNull())
    .addColumn('by', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('in_match', 'text')
    .addColumn('in_slot', 'text')
    .addPrimaryKeyConstraint('documents_pk', ['shelf', 'id'])
    .execute();
  await schema.createIndex('documents_owner').on('documents').column('owner').execute();
  await schema.createIndex('documents_match').on('documents').column('in_match').execute();
  await schema
    .createTable('revisions')
    .addColumn('shelf', 'text', (it) => it.notNull())
    .addColumn('id', 'text', (it) => it.notNull())
    .addColumn('revision', 'integer', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addColumn('file', 'text')
    .addColumn('size', 'integer', (it) => it.notNull())
    .addColumn('body', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('revisions_pk', ['shelf', 'id', 'revision'])
    .execute();
  await schema.createIndex('revisions_file').on('revisions').column('file').execute();
  await schema
    .createTable('match_files')
    .addColumn('hash', 'text', (it) => it.primaryKey())
    .addColumn('body', 'text', (it) => it.notNull())
    .execute();
}

async function createCampaigns(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('campaigns')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('game', 'text', (it) => it.notNull())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('options', 'text', (it) => it.notNull())
    .addColumn('host', 'text', (it) => it.notNull())
    .addColumn('invite', 'text')
    .addColumn('at', 'bigint', (it) => it.notNull())
    .execute();
  await schema.createIndex('campaigns_invite').unique().on('campaigns').column('invite').execute();
  await schema
    .createTable('members')
    .addColumn('campaign', 'text', (it) => it.notNull())
    .addColumn('guest', 'text', (it) => it.notNull())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('made', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('members_pk', ['campaign', 'guest'])
    .execute();
  await schema.createIndex('members_guest').on('members').column('guest').execute();
  await schema
    .createTable('campaign_matches')
    .addColumn('campaign', 'text', (it) => it.notNull())
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('file', 'text', (it) => it.notNull())
    .addColumn('line', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('campaign_matches_pk', ['campaign', 'number'])
    .addUniqueConstraint('campaign_matches_once', ['campaign', 'file'])
    .execute();
  await schema.createIndex('campaign_matches_file').on('campaign_matches').column('file').execute();
  await schema
    .createTable('campaign_tables')
    .addColumn('match', 'text', (it) => it.primaryKey())
    .addColumn('campaign', 'text', (it) => it.notNull())
    .execute();
  await schema
    .createIndex('campaign_tables_campaign')
    .on('campaign_tables')
    .column('campaign')
    .execute();
}

function guestKeys(): Migration {
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('guest_keys')
        .addColumn('hash', 'text', (it) => it.primaryKey())
        .addColumn('guest', 'text', (it) => it.notNull())
        .addColumn('kind', 'text', (it) => it.notNull())
        .addColumn('made', 'bigint', (it) => it.notNull())
        .execute();
      await schema.createIndex('guest_keys_guest').on('guest_keys').column('guest').execute();
    },
  };
}

function pictures(): Migration {
  return {
    async up({ schema }: Kysely<unknown>): Promise<void> {
      await schema
        .createTable('pictures')
        .addColumn('campaign', 'text', (it) => it.notNull())
        .addColumn('picture', 'text', (it) => it.notNull())
        .addColumn('alt', 'text', (it) => it.notNull())
        .addColumn('type', 'text', (it) => it.notNull())
        .addColumn('width', 'integer', (it) => it.notNull())
        .addColumn('height', 'integer', (it) => it.notNull())
        .addColumn('size', 'integer', (it) => it.notNull())
        .addColumn('owner', 'text', (it) => it.notNull())
        .addColumn('at', 'bigint', (it) => it.notNull())
        .addColumn('data', 'text', (it) => it.notNull())
        .addPrimaryKeyConstraint('pictures_pk', ['campaign', 'picture'])
        .execute();
    },
  };
}
