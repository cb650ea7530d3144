import { accountDataRows } from './account-data-rows.ts'
import { accountFactorRows } from './account-factor-rows.ts'
import { accountProfileRows } from './account-profile-rows.ts'
import { accountSignInRows } from './account-sign-in-rows.ts'
import { documentedRows } from './documented.ts'
import { officeRows } from './office-rows.ts'
import { peopleRows } from './people-rows.ts'
import { portalRows } from './portal-rows.ts'
import { projectRows } from './project-rows.ts'
import type { ProcedurePath } from './row.ts'

/** Every path with a procedure behind it. */
export const rows = [
  ...documentedRows,
  ...portalRows,
  ...projectRows,
  ...officeRows,
  ...peopleRows,
  ...accountProfileRows,
  ...accountFactorRows,
  ...accountSignInRows,
  ...accountDataRows,
]

/** Procedures that have no path, and why. */
export const withoutPath: Partial<Record<ProcedurePath, string>> = {
  'admin.contacts.viewAs': 'It opens a tab of the site, with the session of the administrator',
  'auth.invitedAccount': 'The site’s invitation page offers to sign in with it',
  'auth.links.get': 'The site’s page of a sign-in link asks whether its button would work',
  'chat.live': 'A stream of server-sent events, which the typed client reads',
  'portal.live': 'A stream of server-sent events, which the typed client reads',
  'portal.sandbox.get': 'The sandbox’s payment page stands in for a payment provider’s own',
  'portal.sandbox.pay': 'The sandbox’s payment page stands in for a payment provider’s own',
  'portal.viewing.file': 'The files have paths of their own, which only such a tab cannot use',
}
