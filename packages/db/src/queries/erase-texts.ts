import type { AnyId, OrganizationId, UserId } from '@tallgrass/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'

/** Who is erased, and under what others knew them. */
interface Known {
  userId: UserId
  organizationId: OrganizationId | null
  /** No one else has them. */
  addresses: string[]
  /** Others may have the same, and anyone may call themselves by a word of every day. */
  names: string[]
}

/** What stands there afterward. */
interface Alias {
  email: string
  name: string
}

/** Replaces addresses wherever others were told of a person, and names where it is certain who is meant. */
export async function renameInTexts(db: Db, known: Known, alias: Alias): Promise<void> {
  const { addresses, names } = known
  for (const word of addresses) await rename(db, { word, to: alias.email }, everywhere)
  for (const word of names) await rename(db, { word, to: alias.name }, placesOf(known))
}

interface Places {
  events: RawBuilder<boolean>
  workItems: RawBuilder<boolean>
  organizations: RawBuilder<boolean>
  outboxMails: RawBuilder<boolean>
}

const anywhere = sql<boolean>`true`
const everywhere: Places = {
  events: anywhere,
  workItems: anywhere,
  organizations: anywhere,
  outboxMails: anywhere,
}

/** What was told about what a person did, and about their organization or to its people. */
function placesOf({ organizationId, userId }: Known): Places {
  const ofOrganization = sql<boolean>`${sql.ref('organizationId')} = ${organizationId}::uuid`
  const events = sql<boolean>`(${ofOrganization} or ${sql.ref('actorId')} = ${userId})`
  return {
    events,
    workItems: ofOrganization,
    organizations: sql<boolean>`id = ${organizationId}::uuid`,
    outboxMails: sql<boolean>`(
      recipient in (select email from users where ${ofOrganization})
      or exists (
        select from jsonb_array_elements(
          case jsonb_typeof(data -> 'items') when 'array' then data -> 'items' else '[]' end
        ) item
        where item ->> 'about' in (select ${sql.ref('entityId')}::text from events where ${events})
      ))`,
  }
}

/** Columns of text in which others were told of a person. */
const TOLD = [
  ['events', 'adminSentence'],
  ['events', 'clientSentence'],
  ['events', 'personSentence'],
  ['workItems', 'detail'],
  ['workItems', 'note'],
  ['organizations', 'notes'],
] as const

async function rename(db: Db, { to, word }: { word: string; to: string }, places: Places): Promise<void> {
  const pattern = patternOf(word)
  for (const [table, column] of TOLD) {
    const ref = sql.ref(column)
    await sql`update ${sql.table(table)} set ${ref} = regexp_replace(${ref}, ${pattern}, ${to}, 'gi')
      where ${ref} ~* ${pattern} and ${places[table]}`.execute(db)
  }
  const inJson = patternInJson(word)
  const data = sql.ref('data')
  await sql`update ${sql.table('outboxMails')}
    set ${data} = regexp_replace(${data}::text, ${inJson}, ${to}, 'gi')::jsonb
    where ${data}::text ~* ${inJson} and ${places.outboxMails}`.execute(db)
}

interface AuditMentions extends Known {
  /** Their records. */
  ids: AnyId[]
}

/** True for rows about keys of theirs, which are gone by now. Those of the business stay. */
function isOfOwnKey(userId: UserId) {
  return sql<boolean>`(entity = 'api-key' and ${sql.ref('entityId')} in (
    select ${sql.ref('made.entityId')} from ${sql.table('auditLogs')} made
    where made.action = 'api-key.create' and ${sql.ref('made.actorId')} = ${userId}
      and coalesce(made.after ->> 'ofBusiness', 'false') = 'false'))`
}

/**
 * The rows of the audit log that say something about a person. `isAbout`: the row is about them or a record of theirs.
 * Names count only in rows about their organization and its people.
 */
export function listAuditMentions(db: Db, { addresses, ids, names, organizationId, userId }: AuditMentions) {
  const mentions = (words: string[]) => {
    if (words.length === 0) return sql<boolean>`false`
    const pattern = words.map(patternInJson).join('|')
    return sql<boolean>`coalesce(${sql.ref('before')}::text ~* ${pattern}, false)
      or coalesce(${sql.ref('after')}::text ~* ${pattern}, false)`
  }
  const isOfOrganization = sql<boolean>`(${sql.ref('entityId')} = ${organizationId}::uuid
    or ${sql.ref('entityId')} in (select id from users where ${sql.ref('organizationId')} = ${organizationId}::uuid))`
  const isMentioned = sql<boolean>`(${mentions(addresses)} or (${isOfOrganization} and (${mentions(names)})))`
  const isAbout = sql<boolean>`(${sql.ref('entityId')} = any(${ids}::uuid[]) or ${isOfOwnKey(userId)})`
  return db
    .selectFrom('auditLogs')
    .select([
      'id',
      'actorKind',
      'action',
      'actorId',
      isAbout.$castTo<boolean | null>().as('isAbout'),
      sql<boolean | null>`${isMentioned}`.as('mentions'),
    ])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('actorId', '=', userId),
          eb.or([eb('ip', 'is not', null), eb('userAgent', 'is not', null)]),
        ]),
        eb.and([
          isAbout,
          eb.or([
            eb('before', 'is not', null),
            eb('after', 'is not', null),
            eb('ip', 'is not', null),
            eb('userAgent', 'is not', null),
          ]),
        ]),
        isMentioned,
      ]),
    )
    .orderBy('seq')
    .execute()
}

/** The same inside JSON, in its values alone: a person may call themselves like a field. */
function patternInJson(word: string): string {
  return `${patternOf(JSON.stringify(word).slice(1, -1))}(?!":)`
}

/** A regular expression of PostgreSQL for this word, not inside a longer one. */
function patternOf(word: string): string {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const edge = (character: string | undefined) => (character && /\w/.test(character) ? '\\y' : '')
  return `${edge(word.at(0))}${literal}${edge(word.at(-1))}`
}
