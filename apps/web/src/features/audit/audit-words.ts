import type { AuditEntry } from '@tallgrass/contracts'
import { actorInWords } from '@tallgrass/domain'
import { shortId, toWords } from '../../lib/words'

/** 'User: change role' of 'user.change-role'. */
export function actionInWords(action: string): string {
  const [entity = '', ...verb] = action.split('.')
  return [toWords(entity), toWords(verb.join(' ')).toLowerCase()].filter(Boolean).join(': ')
}

/** 'User deadbeef': the entity and the end of its ID, if any. */
export function entityInWords({ entity, entityId }: Pick<AuditEntry, 'entity' | 'entityId'>): string {
  return [toWords(entity), entityId && shortId(entityId)].filter(Boolean).join(' ')
}

/** The user's name or email, or the kind of actor if it was not a user. */
export function whoInWords({ actor, actorEmail, actorName }: AuditEntry): string {
  return actorName || actorEmail || actorInWords(actor)
}

/** Commands and jobs have no address: they run on the server. */
export function sourceInWords({ ip }: AuditEntry): string {
  return ip ?? 'Server'
}
