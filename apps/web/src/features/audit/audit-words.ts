import type { AuditEntry } from '@tallgrass/contracts'
import { actorInWords } from '@tallgrass/domain'
import { findAuditWords } from '@tallgrass/domain/audit-words'
import { shortId, toWords } from '../../lib/words'
import { valueInWords } from './value-in-words'

/** 'Changed the role of a user' of 'user.change-role'. */
export function actionInWords(action: string): string {
  const [entity = '', ...verb] = action.split('.')
  return (
    findAuditWords(action) ??
    [toWords(entity), toWords(verb.join(' ')).toLowerCase()].filter(Boolean).join(': ')
  )
}

/** 'Moved a task to “In progress”': the action, with the new status if it is about that alone. */
export function entryInWords({ action, after, entity }: Pick<AuditEntry, 'action' | 'after' | 'entity'>) {
  const words = actionInWords(action)
  const status = action.endsWith('.move') ? textIn(after, 'status') : undefined
  return status ? `${words} to “${valueInWords('status', status, { entity })}”` : words
}

type NamedEntry = Pick<AuditEntry, 'after' | 'before' | 'entity' | 'entityId' | 'entityName'>

/** The fields that name a record, the best one first. */
const nameFields: Record<string, readonly string[]> = {
  agreement: ['projectName'],
  'checklist-item': ['item'],
  cost: ['label'],
  document: ['documentTitle'],
  invitation: ['email'],
  invoice: ['number', 'title'],
  lead: ['name', 'email'],
  organization: ['name', 'legalName'],
  project: ['name'],
  task: ['title'],
  tool: ['toolName'],
  'waitlist-entry': ['name', 'email'],
}

/**
 * 'Task “Connect the phone”', as the entry or else the record of today names it, or the end of its ID:
 * 'User deadbeef'.
 */
export function entityInWords(entry: NamedEntry): string {
  const { after, before, entity, entityId, entityName } = entry
  for (const field of nameFields[entity] ?? []) {
    const name = textIn(after, field) ?? textIn(before, field)
    if (name) return `${toWords(entity)} “${name}”`
  }
  if (entityName) return `${toWords(entity)} “${entityName}”`
  return [toWords(entity), entityId && shortId(entityId)].filter(Boolean).join(' ')
}

/** The user's name or email, or the kind of actor if it was not a user. A key is named with the person it acts for. */
export function whoInWords({ actor, actorEmail, actorKeyName, actorName }: WhoActed): string {
  if (actor?.kind === 'job') return `Job “${toWords(actor.name)}”`
  const who = actorName || actorEmail || actorInWords(actor)
  if (actor?.kind !== 'api_key') return who
  return actorKeyName ? `API key “${actorKeyName}” for ${who}` : `API key for ${who}`
}

type WhoActed = Pick<AuditEntry, 'actor' | 'actorEmail' | 'actorKeyName' | 'actorName'>

/** Commands and jobs have no address: they run on the server. */
export function sourceInWords({ ip }: AuditEntry): string {
  return ip ?? 'Server'
}

function textIn(facts: AuditEntry['after'], field: string): string | undefined {
  const value = facts?.[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}
