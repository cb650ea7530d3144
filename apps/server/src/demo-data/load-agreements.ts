import { documents } from '@tallgrass/brand'
import {
  type AdminCtx,
  type Ctx,
  createAgreement,
  declineDocument,
  getSigning,
  listProjects,
  openDocument,
  type PortalCtx,
  remindOfDocument,
  requireAdmin,
  requirePortal,
  sealDocumentJob,
  sendForSignature,
  signDocument,
  withdrawDocument,
} from '@tallgrass/core'
import { type DocumentId, parseMoney } from '@tallgrass/domain'
import { type DemoAgreement, type DemoDocument, demoAgreements } from './agreements.ts'
import type { DemoStep } from './demo-time.ts'
import { findPerson } from './find-person.ts'
import { payByCard } from './load-payments.ts'
import type { CtxAt } from './load-projects.ts'
import { owner } from './people.ts'

/** Each agreement and its outcome; invoices are numbered in the order of their signatures. */
export function agreementSteps(at: CtxAt): DemoStep[] {
  return demoAgreements.map((agreement) => ({
    daysAgo: agreement.document?.signed ?? agreement.daysAgo,
    run: () => loadAgreement(at, agreement),
  }))
}

interface People {
  admin(daysAgo: number): AdminCtx
  client(daysAgo: number): PortalCtx
  payer(daysAgo: number): Ctx
}

async function loadAgreement(at: CtxAt, agreement: DemoAgreement): Promise<void> {
  const { daysAgo, description = null, document, email, price, project: name, type } = agreement
  const { db } = at(0, null)
  const [admin, client] = [await findPerson(db, owner.email), await findPerson(db, email)]
  if (!admin || !client) throw new Error(`The demo data has no one at ${email}`)
  const people = {
    admin: (when: number) => requireAdmin(at(when, admin)),
    client: (when: number) => requirePortal(at(when, client)),
    payer: (when: number) => at(when, null),
  }
  const [project] = (await listProjects(people.admin(daysAgo), { search: name, sort: 'name', limit: 1 }))
    .items
  if (!project) throw new Error(`The demo data has no project ${name}`)
  const facts = {
    clientId: client.id,
    projectId: project.id,
    projectName: name,
    type,
    description,
    price: price === undefined ? null : parseMoney(price),
  }
  const { id } = await createAgreement(people.admin(daysAgo), facts)
  if (!document) return
  const sent = await sendForSignature(people.admin(document.sent), {
    id,
    documentType: document.type,
    documentTitle: document.title,
    projectName: name,
    retainerAmount: document.retainer === undefined ? undefined : parseMoney(document.retainer),
    description,
  })
  if (sent.documentId) await processDocument(people, sent.documentId, document)
}

async function processDocument(
  people: People,
  documentId: DocumentId,
  document: DemoDocument,
): Promise<void> {
  const { countersigned, declined, opened, paid, reminded, signed, withdrawn } = document
  if (opened !== undefined) await openDocument(people.client(opened), { documentId })
  if (reminded !== undefined) await remindOfDocument(people.admin(reminded), { id: documentId })
  if (signed !== undefined) {
    const { paymentUrl } = await sign(people.client(signed), documentId)
    if (paid !== undefined && paymentUrl) await payByCard(people.payer(paid), paymentUrl)
  }
  if (countersigned !== undefined) await countersign(people.admin(countersigned), documentId)
  if (declined)
    await declineDocument(people.client(declined.daysAgo), { documentId, reason: declined.reason })
  if (withdrawn) {
    await withdrawDocument(people.admin(withdrawn.daysAgo), { id: documentId, reason: withdrawn.reason })
  }
}

async function sign(ctx: PortalCtx, documentId: DocumentId) {
  const { sha256 } = await getSigning(ctx, { documentId })
  const consentVersion = documents.consent.version
  return signDocument(ctx, { documentId, sha256, consentVersion, name: ctx.user.name })
}

/** Seals right away, because the job would date the seal today. */
async function countersign(ctx: AdminCtx, documentId: DocumentId): Promise<void> {
  await sign(ctx, documentId)
  await sealDocumentJob(ctx, { documentId })
}
