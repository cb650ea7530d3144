import { addLeadInput, submitChecklistInput } from '@tallgrass/contracts'
import {
  addLead,
  closeLead,
  createLead,
  moveLead,
  recordMessages,
  requireAdmin,
  submitChecklist,
  updateLeadNotes,
} from '@tallgrass/core'
import { listLeads } from '@tallgrass/db'
import { checklistQuestions } from '@tallgrass/domain'
import type { DemoTime } from './demo-time.ts'
import { byHand, type Inquirer, inquirers, passingBy } from './inquirers.ts'

/** Long enough to type an answer. */
const TURN_MS = 25_000

/** Every inquiry with its messages and the status changes that followed. */
export async function loadLeads(time: DemoTime): Promise<void> {
  for (const { daysAgo, said } of passingBy) await talk(time, daysAgo, said)
  for (const person of inquirers) {
    await ask(time, person)
    const { id } = await leadAt(time, person.email)
    for (const { daysAgo, to } of person.moves ?? []) {
      const { version } = await leadAt(time, person.email)
      await moveLead(requireAdmin(time.asOwner(daysAgo)), { id, to, version })
    }
    await takeNotes(time, person)
    await close(time, person)
  }
  const { daysAgo, ...lead } = byHand
  await addLead(requireAdmin(time.asOwner(daysAgo)), addLeadInput.parse(lead))
}

async function ask(time: DemoTime, { answered, said, ...person }: Inquirer): Promise<void> {
  const { company, daysAgo, email, interest, name } = person
  if (answered) {
    const answers = Object.fromEntries(checklistQuestions.map(({ id }, n) => [id, answered[n]]))
    const input = submitChecklistInput.parse({ name, email, company, answers, consent: true })
    await submitChecklist(time.at(daysAgo), input)
  }
  if (said) {
    const visitor = await talk(time, daysAgo, said)
    await createLead(visitor, { name, email, company, phone: null, interest })
  }
}

async function talk(time: DemoTime, daysAgo: number, said: string[]) {
  const visitor = time.at(daysAgo)
  const began = visitor.clock().getTime()
  await recordMessages(
    visitor,
    said.map((content, n) => ({
      role: n % 2 === 0 ? 'user' : 'assistant',
      content,
      at: new Date(began + n * TURN_MS),
    })),
  )
  return visitor
}

async function takeNotes(time: DemoTime, { daysAgo, email, moves, notes }: Inquirer): Promise<void> {
  if (!notes) return
  const { id, version } = await leadAt(time, email)
  const admin = requireAdmin(time.asOwner(moves?.at(-1)?.daysAgo ?? daysAgo))
  await updateLeadNotes(admin, { id, notes, version })
}

async function close(time: DemoTime, { closed, email }: Inquirer): Promise<void> {
  if (!closed) return
  const { id, version } = await leadAt(time, email)
  const { as, daysAgo, reason } = closed
  await closeLead(requireAdmin(time.asOwner(daysAgo)), { id, as, reason, version })
}

async function leadAt(time: DemoTime, email: string) {
  const [lead] = (await listLeads(time.at(0).db, { search: email, limit: 1 })).items
  if (!lead) throw new Error(`The demo data has no lead at ${email}`)
  return lead
}
