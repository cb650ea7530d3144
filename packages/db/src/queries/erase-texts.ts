import type { AnyId, UserId } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Words that name a person, and what stands there afterward. */
export interface Renaming {
  words: string[]
  to: string
}

/** Columns of text or JSON in which others were told of a person. */
const TOLD = [
  ['events', 'adminSentence'],
  ['events', 'clientSentence'],
  ['events', 'personSentence'],
  ['workItems', 'detail'],
  ['workItems', 'note'],
  ['organizations', 'notes'],
] as const

/** Replaces the words wherever others were told of a person. */
export async function renameInTexts(db: Db, renamings: Renaming[]): Promise<void> {
  for (const { to, words } of renamings) {
    for (const word of words) {
      const pattern = patternOf(word)
      for (const [table, column] of TOLD) {
        const ref = sql.ref(column)
        await sql`update ${sql.table(table)} set ${ref} = regexp_replace(${ref}, ${pattern}, ${to}, 'gi')
          where ${ref} ~* ${pattern}`.execute(db)
      }
      const inJson = patternOf(JSON.stringify(word).slice(1, -1))
      const data = sql.ref('data')
      await sql`update ${sql.table('outboxMails')}
        set ${data} = regexp_replace(${data}::text, ${inJson}, ${to}, 'gi')::jsonb
        where ${data}::text ~* ${inJson}`.execute(db)
    }
  }
}

interface AuditMentions {
  userId: UserId
  /** Their records. */
  ids: AnyId[]
  words: string[]
}

/** The rows of the audit log that say something about a person. `isAbout`: the row is about them or a record of theirs. */
export function listAuditMentions(db: Db, { ids, userId, words }: AuditMentions) {
  const pattern = words.map((word) => patternOf(JSON.stringify(word).slice(1, -1))).join('|')
  const mentions = sql<boolean>`(${sql.ref('before')}::text ~* ${pattern} or ${sql.ref('after')}::text ~* ${pattern})`
  return db
    .selectFrom('auditLogs')
    .select((eb) => [
      'id',
      'actorKind',
      'action',
      'actorId',
      eb('entityId', 'in', ids).$castTo<boolean | null>().as('isAbout'),
      sql<boolean | null>`${mentions}`.as('mentions'),
    ])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('actorId', '=', userId),
          eb.or([eb('ip', 'is not', null), eb('userAgent', 'is not', null)]),
        ]),
        eb.and([
          eb('entityId', 'in', ids),
          eb.or([
            eb('before', 'is not', null),
            eb('after', 'is not', null),
            eb('ip', 'is not', null),
            eb('userAgent', 'is not', null),
          ]),
        ]),
        mentions,
      ]),
    )
    .orderBy('seq')
    .execute()
}

/** A regular expression of PostgreSQL for this word, not inside a longer one. */
function patternOf(word: string): string {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const edge = (character: string | undefined) => (character && /\w/.test(character) ? '\\y' : '')
  return `${edge(word.at(0))}${literal}${edge(word.at(-1))}`
}
