import { inviteLeadInput } from '@tallgrass/contracts'
import { type ESignPort, joinWaitlist, type Passwords, requireAdmin, type Services } from '@tallgrass/core'
import {
  cancelInvitation,
  confirmAddressByHand,
  createInvitation,
  ensureFirstAdministrator,
  inviteLead,
  register,
} from '@tallgrass/core/people'
import { listLeads } from '@tallgrass/db'
import { ctxAt, demoTime } from './demo-time.ts'
import { findPerson } from './find-person.ts'
import { inOneTransaction } from './in-one-transaction.ts'
import { agreementSteps } from './load-agreements.ts'
import { loadCalls } from './load-calls.ts'
import { accept, loadColleagues } from './load-colleagues.ts'
import { loadConversations } from './load-conversations.ts'
import { loadFiles } from './load-files.ts'
import { invoiceSteps } from './load-invoices.ts'
import { loadLeads } from './load-leads.ts'
import { loadMessages } from './load-messages.ts'
import { loadOrganizations } from './load-organizations.ts'
import { type CtxAt, loadProjects } from './load-projects.ts'
import { DEMO_PASSWORD, invited, owner, registered } from './people.ts'
import { tellEveryone } from './tell-everyone.ts'
import { waiting } from './waiting.ts'

/**
 * Fills an empty database with the data of a small consultancy, through the product's own verbs, backdated from now, in
 * one transaction. Calls no external service: `esign`, which signs the documents, must be the built-in one.
 * Returns false and does nothing if there is an administrator already.
 */
export async function loadDemoData(services: Services, esign: ESignPort = services.esign): Promise<boolean> {
  if (esign.provider !== 'builtin') throw new Error('The demo data needs the built-in e-signature')
  const passwords = hashOnce(services.passwords)
  // Its administrator has no second factor.
  const settings = { ...services.settings, requireAdminSecondFactor: false }
  return inOneTransaction({ ...services, settings, esign, passwords }, (within) => tellEveryone(within, load))
}

/** Everyone in the demo data has the same public password, so one hash serves all of them. */
function hashOnce(passwords: Passwords): Passwords {
  let hashed: Promise<string> | undefined
  return {
    ...passwords,
    hash(password) {
      if (password !== DEMO_PASSWORD) return passwords.hash(password)
      hashed ??= passwords.hash(password)
      return hashed
    },
  }
}

async function load(services: Services): Promise<boolean> {
  const { email, joined, name, username } = owner
  const founding = ctxAt(services, joined.daysAgo, null)
  const founder = { email, name, username, password: DEMO_PASSWORD }
  if (!(await ensureFirstAdministrator(founding, founder))) return false
  const time = demoTime(services, (await findPerson(services.database.db, email)) ?? null)
  for (const { daysAgo, isConfirmed, ...person } of registered) {
    const { id: userId } = await register(time.at(daysAgo), { ...person, password: DEMO_PASSWORD })
    if (isConfirmed) await confirmAddressByHand(requireAdmin(time.asOwner(daysAgo)), { userId })
  }
  await loadLeads(time)
  await loadConversations(time)
  for (const { daysAgo, outcome, ...person } of invited) {
    const admin = requireAdmin(time.asOwner(daysAgo))
    const [lead] = (await listLeads(admin.db, { search: person.email, limit: 1 })).items
    const { id, inviteUrl } = await (lead
      ? inviteLead(admin, inviteLeadInput.parse({ ...person, id: lead.id }))
      : createInvitation(admin, person))
    if (outcome === 'cancelled') await cancelInvitation(admin, { id })
    if (typeof outcome === 'object') await accept(time.at(daysAgo - 1), inviteUrl, outcome.accepted)
  }
  await loadOrganizations(time)
  await loadColleagues(time)
  for (const { daysAgo, ...submission } of waiting) await joinWaitlist(time.at(daysAgo), submission)
  const at: CtxAt = (daysAgo, user) => ctxAt(services, daysAgo, user)
  await loadCalls({
    visitorAt: time.at,
    clientAt: async (daysAgo, email) => at(daysAgo, (await findPerson(services.database.db, email)) ?? null),
    adminAt: (daysAgo) => requireAdmin(time.asOwner(daysAgo)),
  })
  await loadProjects(at)
  await loadMessages(at)
  await loadFiles(at)
  const steps = [...(await invoiceSteps(at)), ...agreementSteps(at)]
  for (const { run } of steps.toSorted((a, b) => b.daysAgo - a.daysAgo)) await run()
  return true
}
