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
  bookCall,
  convertLead,
  expectUsedUp,
  leaveLead,
  register,
  signInAsClient,
  signInAtDesk,
} from './arriving.ts'
import { payFinalInvoice, sendFinalInvoice } from './billing.ts'
import { expectAuthentic, takeDocuments, takeEvidence, takeInvoices } from './proving.ts'
import { test } from './two-browsers.ts'
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
  pass,
  passMost,
  recordCost,
  transferTools,
  workTogether,
} from './working.ts'

test('a visitor becomes a client, and their project is signed, worked, paid and signed off', async ({
  page,
  desk,
  deskProblems,
  expectProblem,
}, testInfo) => {
  const link = await test.step('a visitor asks the assistant, and books a call', async () => {
    const calendar = await leaveLead(page)
    await bookCall(calendar)
    await calendar.close()
    await signInAtDesk(desk, testInfo.project.metadata.owner)
    return convertLead(desk)
  })

  await test.step('they register by the invitation, which works once', async () => {
    expectProblem(/status of 4\d\d/)
    await register(page, link)
    await expectUsedUp(page, link)
    await signInAsClient(page)
  })

  const projectId = await test.step('their project is planned, and a retainer put before them', async () => {
    const id = await createProject(desk)
    await offerRetainer(desk)
    return id
  })

  await test.step('they sign and pay on a phone, before an administrator can', async () => {
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

  await test.step('the client has no way to the desk', async () => {
    await page.goto(`/portal/admin/projects/${projectId}`)
    await expect(page).toHaveURL('/')
  })

  await test.step('work is sent back once, and approved by the other side', async () => {
    await workTogether(desk, page, projectId)
    await expectNoSelfApproval(page.request, projectId)
    await approveTheirs(desk)
    await finishOtherTasks(desk.request, page.request, projectId)
  })

  await test.step('the project is not complete before its checklist is', async () => {
    const missing = await passMost(desk, projectId)
    await recordCost(desk, projectId)
    await addTool(desk, projectId)
    await moveProject(desk, 'Review')
    await moveProject(desk, 'Ready')
    deskProblems.expect(/status of 409/)
    await expectNotComplete(desk, missing)
    await pass(desk, projectId, missing)
  })

  await test.step('the rest is billed with what it cost, and paid once', async () => {
    await sendFinalInvoice(desk, projectId)
    await payFinalInvoice(page)
    await transferTools(desk, projectId)
  })

  await test.step('the completion is signed by both', async () => {
    await offerSignOff(desk)
    const tab = await openToSign(page)
    await agreeAnd(tab, 'Sign')
    await expect(tab.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0)
    await tab.close()
    await countersignAtDesk(desk, 'SOW')
    await openWorkspace(desk, projectId)
    await expectStatus(desk, 'Complete')
  })

  await test.step('everything can be taken along, and proves itself', async () => {
    await takeEvidence(desk, projectId, testInfo)
    const documents = await takeDocuments(page, testInfo)
    await takeInvoices(page)
    await expectAuthentic(page, documents)
  })
})
