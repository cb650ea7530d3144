import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { currentSchema } from './current-schema.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { newestRecordedVersion, readRecord, readUnread, UNREAD } from './record.ts'
import { mustBeWritten, schemaBreaks } from './schema-breaks.ts'

/** Sentences of `schemaBreaks` that are known to harm no one, each with the reason. */
export const SAFE_CHANGES = 'scripts/releases/safe-changes.json'

const RULE = '"Changing the schema" in .github/CONTRIBUTING.md'

/** What is wrong with the migrations since the release before, a sentence each. */
export async function schemaProblems(root: string): Promise<string[]> {
  const schema = await currentSchema()
  const version = newestRecordedVersion(root)
  const found = version === undefined ? [] : breaksOf(root, version, schema)
  const safe = readSafeChanges(root)
  const stale = Object.keys(safe).filter((sentence) => !found.includes(sentence))
  return [
    ...found
      .filter((sentence) => !(sentence in safe))
      .map((sentence) => `${sentence}. That breaks ${version}, which may still be serving → ${RULE}`),
    ...stale.map((sentence) => `${SAFE_CHANGES} names a change that was not made: ${sentence}`),
    ...unreadProblems(schema, readUnread(root)),
  ]
}

function readSafeChanges(root: string): Record<string, string> {
  const reasons = z.record(z.string(), z.string().min(1))
  return reasons.parse(JSON.parse(readFileSync(join(root, SAFE_CHANGES), 'utf8')))
}

function breaksOf(root: string, version: string, schema: DatabaseSchema): string[] {
  const before = readRecord(root, version)
  return schemaBreaks(before.schema, schema, before.unread)
}

/** Whatever is listed as unread exists, and inserts that do not name it succeed. */
export function unreadProblems({ tables }: DatabaseSchema, unread: string[]): string[] {
  return unread.flatMap((name) => {
    const [table = '', column] = name.split('.')
    const found = column === undefined ? tables[table] : tables[table]?.columns[column]
    if (!found) return [`${UNREAD} lists ${name}, which does not exist`]
    if (column === undefined || !('type' in found) || !mustBeWritten(found)) return []
    return [`${UNREAD} lists ${name}, which must be written: let it be null, or give it a default`]
  })
}
