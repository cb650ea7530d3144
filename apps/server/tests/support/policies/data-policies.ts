import { ADMINISTRATORS, ANYONE, type Policy, SIGNED_IN } from './policy.ts'

/** Of one person, whatever anyone else may see. */
export const OWN_EXPORT: Policy = {
  ...SIGNED_IN,
  colleague: 404,
  'colleague without the right': 404,
  'contact of another organization': 404,
  administrator: 404,
}

export const dataPolicies = {
  'auth.data.state': SIGNED_IN,
  'auth.data.requestExport': SIGNED_IN,
  'auth.data.openExport': OWN_EXPORT,
  'auth.data.requestDeletion': SIGNED_IN,
  'admin.data.erasePerson': ADMINISTRATORS,
  'chat.yourData.get': ANYONE,
  'chat.yourData.copy': ANYONE,
  'chat.yourData.delete': ANYONE,
}

type Audited = [action: string, actor: 'visitor' | 'caller' | 'owner'][]

type Change =
  | `auth.data.${'requestExport' | 'openExport' | 'requestDeletion'}`
  | 'admin.data.erasePerson'
  | `chat.yourData.${'copy' | 'delete'}`

export const auditedDataChanges: Record<Change, Audited> = {
  'auth.data.requestExport': [['data-export.create', 'caller']],
  // The download itself is recorded.
  'auth.data.openExport': [],
  'auth.data.requestDeletion': [['user.request-erasure', 'caller']],
  'admin.data.erasePerson': [['user.request-erasure', 'caller']],
  'chat.yourData.copy': [['lead.export-own', 'visitor']],
  'chat.yourData.delete': [
    ['audit.erase', 'visitor'],
    ['lead.delete-own', 'visitor'],
  ],
}
