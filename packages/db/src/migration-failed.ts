const UNCHANGED = `Nothing was changed: the database has the schema and the data from before.
Go back to the version that you ran before; it works with this database as it is. Restore a backup only if that version does not start either.`

/** The migrations of this version could not be applied. `message` tells an operator why, and what to do. */
export class MigrationFailed extends Error {
  /** Undefined if no single migration failed. */
  readonly migration: string | undefined

  constructor(migration: string | undefined, cause: unknown) {
    super(describe(migration, cause instanceof Error ? cause.message : String(cause)), { cause })
    this.name = 'MigrationFailed'
    this.migration = migration
  }

  /** The message with another reason than the one of the database. */
  because(reason: string): string {
    return describe(this.migration, reason)
  }
}

function describe(migration: string | undefined, reason: string): string {
  const failed = migration ? `Migration ${migration} failed` : 'The database could not be migrated'
  return `${failed}: ${reason.replace(/\.$/, '')}.\n${UNCHANGED}`
}
