import type { Page } from '@playwright/test'
import {
  agreeAnd,
  countersign,
  draftAgreement,
  draw,
  fileOpenedBy,
  sendDocumentByApi,
  sendRetainer,
  signByApi,
} from './agreement-steps.ts'
import { goToCard, payWith } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { PASSWORD, unique } from './people.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'
import { expectNoHorizontalScroll, expectToast } from './screens.ts'
import { changeOneByte, chooseFile } from './sealed-file.ts'

const AGREEMENTS = '/portal/admin/agreements'
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 812 }

/** The client opens the document from its agreement, in a new tab. */
async function openToSign(page: Page) {
  await page.goto('/portal/agreements')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign Document' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 2, name: 'Your signature' })).toBeVisible()
  return tab
}

const detailsOf = (page: Page) => page.getByRole('dialog', { name: 'MSA Agreement' })

test('a retainer is declined, sent again, signed, paid and countersigned, and the project becomes active', async ({
  page,
  newClient,
  signIn,
  becomeVisitor,
}) => {
  test.slow()
  const client = await newClient()
  const projectName = `Harvest hotline ${unique()}`
  const card = page.getByRole('article', { name: projectName })
  await signIn('admin')
  await draftAgreement(page, client, { projectName })
  await sendRetainer(page, card, { projectName, amount: '1250.50' })

  await test.step('the client declines', async () => {
    await signIn(client)
    const tab = await openToSign(page)
    await expect(tab.getByRole('article')).toContainText('$1,250.50')
    await tab.getByRole('button', { name: 'Decline' }).click()
    const dialog = tab.getByRole('dialog', { name: 'Decline to sign' })
    await dialog.getByLabel('Reason').fill('We spoke about less')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(tab.getByRole('heading', { name: 'This document was declined' })).toBeFocused()
    await tab.close()
  })

  await test.step('the administrator reads the reason and sends it again', async () => {
    await signIn('admin')
    await page.goto(AGREEMENTS)
    await card.getByRole('button', { name: 'View Details' }).click()
    await expect(detailsOf(page)).toContainText('We spoke about less')
    await sendRetainer(page, detailsOf(page), { projectName, amount: '900' })
    await expect(detailsOf(page)).toContainText('$900.00')
  })

  await test.step('the client draws a signature on a phone and pays', async () => {
    await signIn(client)
    await page.setViewportSize(PHONE)
    const tab = await openToSign(page)
    await expectNoHorizontalScroll(tab)
    await expect(tab.getByRole('button', { name: 'Open chat' })).toHaveCount(0)
    await tab.getByText('Draw', { exact: true }).click()
    await draw(tab)
    await agreeAnd(tab, 'Sign')
    await expect(tab.getByRole('button', { name: 'Pay $900.00' })).toBeVisible()
    await expectToast(tab, 'Thank you for signing', 'One step left: pay the retainer.')
    await goToCard(tab)
    await payWith(tab, '4242 4242 4242 4242')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
    await tab.close()
    await page.setViewportSize(DESK)
  })

  await test.step('the administrator countersigns, and the project is active', async () => {
    await signIn('admin')
    await page.goto(AGREEMENTS)
    await card.getByRole('link', { name: 'Countersign' }).click()
    await agreeAnd(page, 'Countersign')
    await expectToast(page, 'Document Countersigned', 'The agreement is fully executed and in effect.')
    await expect(card).toContainText('Fully signed')
    await page.goto(`/portal/admin/projects?search=${encodeURIComponent(projectName)}`)
    await expect(page.getByRole('article', { name: projectName })).toContainText('Active')
  })

  await test.step('both have the same sealed file, and a changed byte is detected', async () => {
    await page.goto(`${AGREEMENTS}?search=${encodeURIComponent(projectName)}`)
    const download = detailsOf(page).getByRole('button', { name: 'Download' })
    // A job seals the file.
    await expect(async () => {
      await page.reload()
      await card.getByRole('button', { name: 'View Details' }).click()
      await expect(download).toBeVisible({ timeout: 5000 })
    }).toPass()
    const ofAdmin = await fileOpenedBy(page, download)

    await signIn(client)
    await page.goto('/portal/agreements?tab=signatures')
    const ofClient = await fileOpenedBy(page, page.getByRole('button', { name: 'Download' }))
    expect(ofClient.equals(ofAdmin)).toBe(true)

    await becomeVisitor()
    await page.goto('/verify')
    await chooseFile(page, ofClient)
    const authentic = page.getByRole('region', { name: 'This document is authentic' })
    await expect(authentic).toContainText('Signed by everyone')
    await chooseFile(page, changeOneByte(ofClient))
    await expect(page.getByRole('region', { name: 'This file is not in our records' })).toContainText(
      'is broken',
    )
  })
})

test('a person who may not sign a document is told why', async ({
  page,
  newClient,
  office,
  signIn,
  becomeVisitor,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/404 .*portal\.signing\.get/)
  expectProblem(/409 .*portal\.signing\.sign/)
  const client = await newClient()
  const { clientId } = await createProjectByApi(office, { client })
  const twice = await sendDocumentByApi(office, { clientId, projectName: `Twice ${unique()}` })
  const taken = await sendDocumentByApi(office, { clientId, projectName: `Taken back ${unique()}` })
  const signButton = page.getByRole('button', { name: 'Sign', exact: true })

  await test.step('another client sees neither the document nor the back office', async () => {
    await signIn(await newClient())
    await page.goto(twice.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This signing link is not valid')
    await expect(page.getByText(twice.documentTitle)).toHaveCount(0)
    await page.goto(AGREEMENTS)
    await expect(page).toHaveURL('/')
  })

  await test.step('an administrator has to wait for the client', async () => {
    await signIn('admin')
    await page.goto(twice.path)
    await expect(page.getByRole('heading', { name: 'The client signs first' })).toBeVisible()
    await expect(page.getByRole('button', { name: /sign/i })).toHaveCount(0)
  })

  await test.step('the client signs in from the link and returns to the document', async () => {
    await becomeVisitor()
    await page.goto(twice.path)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Customer Login' })
    await dialog.getByLabel('Email').fill(client.email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(twice.documentTitle)
    await expect(page).toHaveURL(twice.path)
  })

  await test.step('a document that was signed in one tab is shown as signed in the other', async () => {
    await page.getByRole('checkbox').check()
    await signByApi(page.request, twice.documentId, client.name)
    await signButton.click()
    await expect(page.getByRole('heading', { name: 'You have signed this document' })).toBeFocused()
    await expect(page.getByRole('listitem')).toHaveText(new RegExp(`^${client.name} signed `))
  })

  await test.step('a document that is withdrawn while it is open cannot be signed', async () => {
    await page.goto(taken.path)
    await page.getByRole('checkbox').check()
    const withdrawal = { id: taken.documentId, reason: 'Another price' }
    await callByApi(office, 'admin.documents.withdraw', withdrawal)
    await signButton.click()
    await expect(page.getByRole('heading', { name: 'This document can no longer be signed' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Signature' })).toContainText(
      /Withdrawn by .+ on .+: Another price/,
    )
  })

  await test.step('an expired document cannot be signed', async () => {
    const all: { id: string; status: string; documentTitle: string }[] = await (
      await office.get('/api/esignature-documents?limit=500')
    ).json()
    const expired = all.find(({ documentTitle }) => documentTitle === 'Wedding cake quotes: scope of work')
    await signIn({ ...client, email: 'aisha@cedarandsalt.example', password: PASSWORD })
    await page.goto(`/sign/${expired?.id}`)
    await expect(page.getByRole('heading', { name: 'This document can no longer be signed' })).toBeVisible()
    await expect(signButton).toHaveCount(0)
  })
})

test('a sign-off completes a ready project, and becomes a work item for any other', async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  test.slow()
  const client = await newClient()
  const ready = await createProjectByApi(office, { client })
  const early = await createProjectByApi(office, { client })
  const { clientId } = ready
  const move = ({ id, name }: typeof ready, status: string) =>
    callByApi(office, 'admin.projects.update', { id, name, clientId, status })
  for (const project of [ready, early]) {
    for (const status of ['ACTIVE', 'REVIEW', 'READY']) await move(project, status)
  }
  const toSignOff = (project: typeof ready) =>
    sendDocumentByApi(office, {
      clientId,
      projectId: project.id,
      projectName: project.name,
      documentType: 'completion_signoff',
    })
  const signOffs = [await toSignOff(ready), await toSignOff(early)]
  await move(early, 'ACTIVE')
  await signIn(client)
  for (const { documentId } of signOffs) await signByApi(page.request, documentId, client.name)

  await signIn('admin')
  for (const { path } of signOffs) await countersign(page, path)
  await page.goto(`/portal/admin/projects?search=${encodeURIComponent(ready.name)}`)
  await expect(page.getByRole('article', { name: ready.name })).toContainText('Complete')

  await page.goto('/portal/admin')
  const workItem = page
    .getByRole('listitem')
    .filter({ hasText: early.name })
    .filter({ hasText: 'Signed off, but not complete' })
  await expect(workItem).toContainText('This project is active and cannot become complete')
  await workItem.getByRole('button', { name: /^Mark as resolved/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as Resolved' })
  await dialog.getByLabel('Note').fill('The client signed too early')
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(workItem).toHaveCount(0)
})
