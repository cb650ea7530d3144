import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import {
  agreementDetails,
  checkoutPage,
  leadId,
  paymentRequest,
  project,
  projectMessage,
  signingView,
  task,
} from '@tallgrass/contracts'
import type { ClientId, ProjectId, Role } from '@tallgrass/domain'
import { parseId } from '@tallgrass/domain'
import type { Acknowledged } from './acknowledged.ts'
import { isFailure, type Person } from './person.ts'
import { sha256Of } from './sha256-of.ts'

/** A client with a project, and the administrator who works for them. */
export interface Desk {
  acknowledged: Acknowledged
  visitor: Person
  admin: Person
  client: Person
  clientId: ClientId
  projectId: ProjectId
}

export async function openProject(admin: Person, clientId: ClientId): Promise<ProjectId> {
  const { body } = await admin.persist({
    path: '/api/projects',
    body: { name: 'Front desk', clientId },
  })
  return project.parse(body).id
}

/** Each attempt has an address of its own, so that any that is there twice was saved twice by one request. */
export async function becomeLead({ acknowledged, visitor }: Desk): Promise<void> {
  const email = `lead-${randomUUID()}@example.com`
  const answer = await visitor.attempt({ path: '/api/leads', body: { name: 'Maren Okafor', email } })
  if (!isFailure(answer)) acknowledged.leads.push({ id: leadId.parse(answer.body).id, email })
  else if (answer.denied) acknowledged.deniedLeads.push(email)
}

/** The administrator issues an invoice, and the client pays it by card. */
export async function payInvoice({ acknowledged, admin, client, clientId, projectId }: Desk): Promise<void> {
  const amount = (randomInt(100, 500_000) / 100).toFixed(2)
  const issued = await admin.attempt({
    path: '/api/payments/create-request',
    body: { clientId, amount, description: 'Milestone', projectId },
  })
  if (isFailure(issued)) return
  const { id, paymentUrl } = paymentRequest.parse(issued.body)
  acknowledged.invoices.push({ id, amount })
  const key = new URL(paymentUrl, 'http://site').searchParams.get('key')
  const started = await client.persist({ path: `/api/checkout/${id}`, body: { key } })
  const sessionId = checkoutPage.parse(started.body).url.split('/').at(-1) ?? ''
  const card = { cardNumber: '4242424242424242', expiry: '12/99', cvc: '123', delivery: 'once' }
  // Refused if an attempt that seemed to fail has paid.
  await client.persist({ path: '/trpc/portal.sandbox.pay', body: { sessionId, ...card } })
  acknowledged.payments.push({ invoiceId: id, sessionId, amount })
}

export async function sendMessage({ acknowledged, client, projectId }: Desk): Promise<void> {
  const body = `Message ${randomUUID()}`
  const sent = await client.persist({
    path: `/api/projects/${projectId}/messages`,
    body: { body, internal: false, sendKey: randomUUID() },
  })
  acknowledged.messages.push({ id: projectMessage.parse(sent.body).id, body })
}

/** The administrator does a task, and the client approves it. */
export async function approveTask({ acknowledged, admin, client, projectId }: Desk): Promise<void> {
  const created = await admin.attempt({
    path: `/api/projects/${projectId}/tasks`,
    body: { title: 'Collect logos' },
  })
  if (isFailure(created)) return
  const { id } = task.parse(created.body)
  await admin.persist({ path: `/api/tasks/${id}/status`, body: { status: 'IN_PROGRESS' } })
  await admin.persist({ path: `/api/tasks/${id}/status`, body: { status: 'READY_FOR_REVIEW' } })
  await client.persist({ path: `/api/tasks/${id}/reviews`, body: { round: 1, decision: 'APPROVE' } })
  acknowledged.approvals.push({ taskId: id, round: 1 })
}

const TUS = { 'tus-resumable': '1.0.0' }
const FILE_BYTES = 300_000

/** Sends a file, and goes on from where it stopped, as browsers do. */
export async function uploadFile({ acknowledged, client, projectId }: Desk): Promise<void> {
  const content = Buffer.from(randomBytes(FILE_BYTES / 2).toString('hex'))
  const facts = { filename: 'Notes.txt', purpose: 'project', projectId }
  const metadata = Object.entries(facts).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  const announced = await client.attempt({
    path: '/api/uploads',
    headers: { ...TUS, 'upload-length': String(FILE_BYTES), 'upload-metadata': metadata.join(',') },
  })
  if (isFailure(announced)) return
  const id = parseId('File', announced.headers.get('location')?.split('/').at(-1) ?? '')
  const path = `/api/uploads/${id}`
  for (let offset = 0; offset < FILE_BYTES; ) {
    const headers = {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    }
    const sent = await client.attempt({ method: 'PATCH', path, headers, bytes: content.subarray(offset) })
    const at = isFailure(sent) ? await client.persist({ method: 'HEAD', path, headers: TUS }) : sent
    offset = Number(at.headers.get('upload-offset') ?? Number.NaN)
    if (Number.isNaN(offset)) throw new Error(`Upload ${id} was answered without a place`)
  }
  acknowledged.files.push({ id, sha256: sha256Of(content) })
}

/** An agreement is sent, signed by the client and countersigned. */
export async function signAgreement(desk: Desk): Promise<void> {
  const { acknowledged, admin, client, clientId } = desk
  const drafted = await admin.attempt({
    path: '/api/agreements',
    body: { clientId, type: 'MSA', projectName: 'Front desk' },
  })
  if (isFailure(drafted)) return
  const { id } = agreementDetails.parse(drafted.body)
  const sending = { documentType: 'retainer', documentTitle: 'Retainer', retainerAmount: '500.00' }
  await admin.persist({ path: `/api/agreements/${id}/send-for-signature`, body: sending })
  const found = await admin.persist({ method: 'GET', path: `/api/admin/agreements/${id}` })
  const { documentId } = agreementDetails.parse(found.body)
  if (!documentId) throw new Error('This agreement was not sent')
  await sign(client, { documentId, name: 'Maren Okafor', role: 'CLIENT' })
  acknowledged.signatures.push({ agreementId: id, by: 1 })
  await sign(admin, { documentId, name: 'Ruth Calloway', role: 'ADMIN' })
  acknowledged.signatures.push({ agreementId: id, by: 2 })
}

async function sign(person: Person, { documentId, name }: { documentId: string; name: string; role: Role }) {
  const seen = await person.persist({ method: 'GET', path: `/api/signing/${documentId}` })
  const { consent, sha256 } = signingView.parse(seen.body)
  const body = { name, sha256, consentVersion: consent.version }
  await person.persist({ path: `/api/signing/${documentId}/sign`, body })
}

export const PASSWORD = 'Sunflower2026!'

/** Opens an account of their own. */
export async function register({ acknowledged, visitor }: Pick<Desk, 'acknowledged' | 'visitor'>) {
  const email = `client-${randomUUID()}@example.com`
  const person = { name: 'Maren Okafor', email, password: PASSWORD }
  const answer = await visitor.attempt({ path: '/api/auth/jwt/register', body: person })
  if (isFailure(answer)) return undefined
  acknowledged.accounts.push({ email })
  return email
}
