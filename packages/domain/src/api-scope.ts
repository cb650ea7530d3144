/** What an API key may be allowed to do. A procedure names the one that it needs; without one it takes no keys. */
export const apiScopes = [
  'agreements:read',
  'agreements:write',
  'bookings:read',
  'bookings:write',
  'changes:read',
  'clients:read',
  'clients:write',
  'conversations:read',
  'conversations:write',
  'files:read',
  'files:write',
  'invoices:read',
  'invoices:write',
  'leads:read',
  'leads:write',
  'messages:read',
  'messages:write',
  'projects:read',
  'projects:write',
  'tasks:read',
  'tasks:write',
  'waitlist:read',
  'work-items:read',
  'work-items:write',
] as const
export type ApiScope = (typeof apiScopes)[number]
export type ApiScopes = ApiScope[]

/** Those of which a contact can do something. */
export const clientScopes = [
  'agreements:read',
  'changes:read',
  'clients:read',
  'clients:write',
  'files:read',
  'files:write',
  'invoices:read',
  'messages:read',
  'messages:write',
  'projects:read',
  'tasks:read',
  'tasks:write',
] as const satisfies readonly ApiScope[]

/** After 'may': the deeds that a scope allows. */
export const scopeDeeds: Record<ApiScope, string> = {
  'agreements:read': 'read agreements',
  'agreements:write': 'change agreements and send them for signature',
  'bookings:read': 'read calls',
  'bookings:write': 'change calls',
  'changes:read': 'follow what changes',
  'clients:read': 'read clients and their contacts',
  'clients:write': 'change clients and their contacts',
  'conversations:read': 'read conversations',
  'conversations:write': 'answer conversations',
  'files:read': 'read files',
  'files:write': 'upload and remove files',
  'invoices:read': 'read invoices',
  'invoices:write': 'change and send invoices',
  'leads:read': 'read leads',
  'leads:write': 'change leads',
  'messages:read': 'read messages',
  'messages:write': 'write messages',
  'projects:read': 'read projects',
  'projects:write': 'change projects',
  'tasks:read': 'read tasks',
  'tasks:write': 'change and review tasks',
  'waitlist:read': 'read the waitlist',
  'work-items:read': 'read what waits for us',
  'work-items:write': 'close what waits for us',
}

/** 'This key may not read invoices. It needs the scope invoices:read.' */
export function refusalWithoutScope(scope: ApiScope): string {
  return `This key may not ${scopeDeeds[scope]}. It needs the scope ${scope}.`
}
