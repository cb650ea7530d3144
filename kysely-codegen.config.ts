import type { Config } from 'kysely-codegen'

/** How the database's types read in TypeScript: instants and dates are text, bigint is a checked number. */
export default {
  dialect: 'postgres',
  outFile: './packages/db/src/schema.gen.ts',
  camelCase: true,
  dateParser: 'string',
  numericParser: 'string',
  typeOnlyImports: true,
  excludePattern: '{kysely_*,public.kysely_*}',
  customImports: {
    Instant: './instant.ts',
    InvitationStatus: '@tallgrass/domain',
    Role: '@tallgrass/domain',
  },
  typeMapping: { timestamptz: 'Instant', int8: 'number' },
  overrides: {
    // Value sets, named once in the domain; the check constraints hold the same words.
    columns: {
      'user_invitations.role': 'Role',
      'user_invitations.status': 'Generated<InvitationStatus>',
      'users.role': 'Generated<Role>',
    },
  },
} satisfies Config
