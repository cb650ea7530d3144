import { agreeAnd } from '../agreement-steps.ts'
import { expect } from '../fixtures.ts'
import {
  countersignAtDesk,
  expectClientFirst,
  offerRetainer,
  offerSignOff,
  openToSign,
  payByCard,
  signOnPhone,
} from './agreeing.ts'
import {
  becomeLead,
  bookCall,
  convertLead,
  expectUsedLink,
  register,
  signInAsClient,
  signInAtDesk,
} from './arriving.ts'
import { payFinalInvoice, sendFinalInvoice } from './billing.ts'
import { test } from './browsers.ts'
import { bookkeeper } from './cast.ts'
import { downloadDocuments, downloadEvidence, downloadInvoices, expectAuthentic } from './proving.ts'
import { expectOnlyReads, inviteBookkeeper } from './sharing.ts'
import { talk } from './talking.ts'
import {
  addTool,
  approveTheirs,
  createProject,
  expectNoSelfApproval,
  expectNotComplete,
  expectStatus,
  finishOtherTasks,
  moveProject,
  openWorkspace,
  passAllButOne,
  passItem,
  recordCost,
  transferTools,
  workTogether,
} from './working.ts'

test('a visitor becomes a client, and their project is signed, done, paid and signed off', async ({
  page,
  desk,
  deskProblems,
  phone,
  expectProblem,
}, testInfo) => {
  const link = await test.step('a visitor asks the assistant and books a call', async () => {
    const calendar = await becomeLead(page)
    await bookCall(calendar)
    await calendar.close()
    await signInAtDesk(desk, testInfo.project.metadata.owner)
    return convertLead(desk)
  })

  await test.step('they register with the invitation, which works once', async () => {
    expectProblem(/status of 4\d\d/)
    await register(page, link)
    await expectUsedLink(page, link)
    await signInAsClient(page)
  })

  const projectId = await test.step('their project is planned, and a retainer is sent to them', async () => {
    const id = await createProject(desk)
    await offerRetainer(desk)
    return id
  })

  await test.step('they sign and pay on a phone; an administrator cannot sign before that', async () => {
    const tab = await openToSign(page)
    const { pathname } = new URL(tab.url())
    await expectClientFirst(desk, pathname)
    await signOnPhone(tab)
    await payByCard(tab)
    await tab.goto(pathname)
    await expect(tab.getByRole('heading', { name: 'You have signed this document' })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0)
    await tab.close()
    await countersignAtDesk(desk, 'MSA')
    await openWorkspace(desk, projectId)
    await expectStatus(desk, 'Active')
  })

  await test.step('the client has no access to the back office', async () => {
    await page.goto(`/portal/admin/projects/${projectId}`)
    await expect(page).toHaveURL('/')
  })

  await test.step('each side writes to the other', () => talk(desk, page, projectId))

  await test.step('each side approves the work of the other, once after changes', async () => {
    await workTogether(desk, page, projectId)
    await expectNoSelfApproval(page.request, projectId)
    await approveTheirs(desk, projectId)
    await finishOtherTasks(desk.request, page.request, projectId)
  })

  await test.step('the project cannot be completed before its checklist has passed', async () => {
    const missing = await passAllButOne(desk, projectId)
    await recordCost(desk, projectId)
    await addTool(desk, projectId)
    await moveProject(desk, 'Review')
    await moveProject(desk, 'Ready')
    deskProblems.expect(/status of 409/)
    await expectNotComplete(desk, missing)
    await passItem(desk, projectId, missing)
  })

  await test.step('a colleague is invited, who pays and does nothing else', async () => {
    await register(phone, await inviteBookkeeper(desk), bookkeeper)
    await signInAsClient(phone, bookkeeper)
  })

  await test.step('the rest is billed with the costs, and the colleague pays it once', async () => {
    await sendFinalInvoice(desk, projectId)
    await payFinalInvoice(phone)
    await transferTools(desk, projectId)
  })

  await test.step('both sign the completion', async () => {
    const title = await offerSignOff(desk)
    await expectOnlyReads(phone, title)
    const tab = await openToSign(page)
    await agreeAnd(tab, 'Sign')
    await expect(tab.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
    await tab.close()
    await countersignAtDesk(desk, 'SOW')
    await openWorkspace(desk, projectId)
    await expectStatus(desk, 'Complete')
  })

  await test.step('everything can be downloaded and verified', async () => {
    await downloadEvidence(desk, projectId, testInfo)
    const documents = await downloadDocuments(page, testInfo)
    await downloadInvoices(page)
    await expectAuthentic(page, documents)
  })
})
