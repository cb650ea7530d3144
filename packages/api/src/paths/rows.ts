import { documentedRows } from './documented.ts'
import { officeRows } from './office-rows.ts'
import { portalRows } from './portal-rows.ts'
import { projectRows } from './project-rows.ts'
import type { ProcedurePath } from './row.ts'

/** Every path with a procedure behind it. */
export const rows = [...documentedRows, ...portalRows, ...projectRows, ...officeRows]

/** Procedures that have no path, and why. */
export const withoutPath: Partial<Record<ProcedurePath, string>> = {
  'admin.contacts.viewAs': 'It opens a tab of the site, with the session of the administrator',
  'auth.invitedAccount': 'The site’s invitation page offers to sign in with it',
  'chat.live': 'A stream of server-sent events, which the typed client reads',
  'portal.live': 'A stream of server-sent events, which the typed client reads',
  'portal.sandbox.get': 'The sandbox’s payment page stands in for a payment provider’s own',
  'portal.sandbox.pay': 'The sandbox’s payment page stands in for a payment provider’s own',
  'portal.viewing.file': 'The files have paths of their own, which only such a tab cannot use',
}
