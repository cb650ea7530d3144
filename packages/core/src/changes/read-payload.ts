import { idOf, type LiveChange } from '@tallgrass/contracts'
import {
  type ChangeKind,
  changeKinds,
  type OrganizationId,
  type SessionId,
  type UserId,
} from '@tallgrass/domain'
import { z } from 'zod'

/** Whose screens can show it, besides those of administrators. */
export interface Audience {
  organizationId: OrganizationId | null
  userId: UserId | null
  /** No one else's, not even administrators'. */
  isPersonal: boolean
}

export interface NamedChange {
  what: 'change'
  /** Of its transaction: the same on every process. */
  position: string
  change: LiveChange
  to: Audience
}

export type Notice =
  | NamedChange
  | { what: 'session'; sessionId: SessionId }
  /** The role, the rights or the client of this user changed, or they were deactivated. */
  | { what: 'access'; userId: UserId }

const PERSONAL_KINDS = new Set<ChangeKind>(['mail_preference', 'message_read', 'notification'])

/** What triggers say: transaction, kind, record, organization, user. */
const payload = z.union([
  z.tuple([z.string(), z.literal('session'), idOf('Session'), z.null(), z.null()]),
  z.tuple([z.string(), z.literal('access'), idOf('User'), z.null(), z.null()]),
  z.tuple([
    z.string(),
    z.enum(changeKinds),
    z.string().nullable(),
    idOf('Organization').nullable(),
    idOf('User').nullable(),
  ]),
])

/** Undefined for what only a later release says. */
export function readPayload(text: string): Notice | undefined {
  const parsed = payload.safeParse(parseJson(text))
  if (!parsed.success) return undefined
  const [position, kind, id, organizationId, userId] = parsed.data
  if (kind === 'session') return { what: 'session', sessionId: id }
  if (kind === 'access') return { what: 'access', userId: id }
  const isPersonal = PERSONAL_KINDS.has(kind)
  return { what: 'change', position, change: { kind, id }, to: { organizationId, userId, isPersonal } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
