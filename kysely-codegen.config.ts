import type { Config } from 'kysely-codegen'

/** How the database's types read in TypeScript: instants and dates are text, bigint is a checked number. */
export default {
  dialect: 'postgres',
  outFile: './packages/db/src/schema.gen.ts',
  camelCase: true,
  dateParser: 'string',
  numericParser: 'string',
  typeOnlyImports: true,
  // The queue library keeps tables of its own in the schema `jobs`.
  excludePattern: '{kysely_*,public.kysely_*,jobs.*}',
  customImports: {
    BookingStatus: '@tallgrass/domain',
    BookingType: '@tallgrass/domain',
    ChatRole: '@tallgrass/domain',
    Instant: './instant.ts',
    InvitationStatus: '@tallgrass/domain',
    LeadInterest: '@tallgrass/domain',
    LeadSource: '@tallgrass/domain',
    LeadStatus: '@tallgrass/domain',
    MailStatus: '@tallgrass/domain',
    Role: '@tallgrass/domain',
  },
  typeMapping: { timestamptz: 'Instant', int8: 'number' },
  overrides: {
    // Value sets, named once in the domain; the check constraints hold the same words.
    columns: {
      'audit_logs.after': 'JsonObject',
      'audit_logs.before': 'JsonObject',
      'bookings.metadata': 'Generated<JsonObject>',
      'bookings.status': 'Generated<BookingStatus>',
      'bookings.type': 'BookingType',
      'chat_messages.metadata': 'Generated<JsonObject>',
      'chat_messages.role': 'ChatRole',
      'leads.interest': 'Generated<LeadInterest>',
      'leads.metadata': 'Generated<JsonObject>',
      'leads.source': 'Generated<LeadSource>',
      'leads.status': 'Generated<LeadStatus>',
      'outbox_mails.status': 'Generated<MailStatus>',
      'user_invitations.role': 'Role',
      'user_invitations.status': 'Generated<InvitationStatus>',
      'users.role': 'Generated<Role>',
    },
  },
} satisfies Config
