import type { ClientDashboard } from '@tallgrass/contracts'
import { expectAccessible } from './accessibility.ts'
import { addTask, beginProject, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { expectFits } from './screens.ts'
import { answerCalls, cutCalls } from './trpc-calls.ts'

test('what waits for the client stands first, with its age', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await beginProject(office, { client, name: 'Front desk' })
  const draft = await addTask(office, project.id, { title: 'Draft the greeting', owner: 'ADMIN' })
  await finishTask(office, draft.id)
  await addTask(office, project.id, { title: 'Send us your logo', owner: 'CLIENT' })

  await page.goto('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${client.name}`)
  await expect(page.getByText(/^Two things are waiting for you\./)).toBeVisible()
  const rows = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('Review “Draft the greeting”')
  await expect(rows.nth(0)).toContainText('Front desk. Finished now.')
  await expect(rows.nth(1)).toContainText('Start “Send us your logo”')
  await expect(page.getByRole('region', { name: 'Recent Projects' })).toContainText('0 of 2 tasks approved')
  await page.getByRole('link', { name: 'Review task: Draft the greeting' }).click()
  await expect(page.getByRole('region', { name: 'Draft the greeting' })).toBeFocused()
  await page.getByRole('button', { name: 'Approve Draft the greeting' }).click()
  await expect(page.getByRole('region', { name: 'Draft the greeting' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('One thing is waiting for you.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Open task: Send us your logo' }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send us your logo', exact: true })).toBeFocused()
})

test('the figures, the latest projects and invoices are told exactly', async ({ page, signIn }) => {
  await signIn('client')
  await answerCalls<ClientDashboard>(page, 'portal.dashboard', billed)
  await page.goto('/portal')
  const overview = page.getByRole('region', { name: 'Overview' })
  const cells = overview.locator('dl > div')
  await expect(cells.nth(0)).toHaveText(/^Active Projects1of 3 in total$/)
  await expect(cells.nth(1)).toHaveText('Pending Invoices1$5,000.00 due')
  await expect(cells.nth(2)).toHaveText('Pending Agreements1Awaiting your signature')
  await expect(cells.nth(3)).toHaveText('Pending Signatures1Sent or in progress')

  const waiting = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
  await expect(waiting.nth(0)).toContainText('Sign the Statement of Work')
  await expect(waiting.nth(0)).toContainText('Front desk after hours. From 3 days ago.')
  await expect(waiting.nth(1)).toContainText('Pay “Retainer”, $5,000.00')
  await expect(waiting.nth(1)).toContainText('From 3 days ago, due tomorrow.')

  const projects = page.getByRole('region', { name: 'Recent Projects' }).getByRole('listitem')
  await expect(projects).toHaveCount(3)
  await expect(projects.first()).toContainText('Front desk after hours')
  const invoice = page.getByRole('region', { name: 'Recent Invoices' }).getByRole('listitem')
  await expect(invoice).toContainText('Retainer')
  await expect(invoice).toContainText('89abcdef, 3 days ago')
  await expect(invoice).toContainText('$5,000.00')
  await expect(invoice).toContainText('Open')
  await expectAccessible(page, 'a full dashboard')
  await expectFits(page)
})

test('a new client finds out how to begin', { tag: '@mobile' }, async ({ page, newClient, signIn }) => {
  await signIn(await newClient())
  await page.goto('/portal')
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
  await expect(page.getByText('No projects yet. Contact us to get started!', { exact: true })).toBeVisible()
  await expect(page.getByText('No invoices yet.', { exact: true })).toBeVisible()
  await expect(page.getByText('$0.00 due')).toBeVisible()
  await expectAccessible(page, 'an empty dashboard')
})

test('a dashboard that could not be loaded says so and can be asked for again', async ({
  page,
  signIn,
  expectProblem,
}) => {
  expectProblem(/portal\.dashboard/)
  await signIn('client')
  const restore = await cutCalls(page, 'portal.dashboard')
  await page.goto('/portal')
  await expect(page.getByRole('alert')).toContainText('Failed to load your dashboard. Please try again.')
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Recent Projects' }).getByRole('listitem')).toHaveCount(3)
})

/** An agreement waits for the client's signature, and an invoice for their money. */
function billed(data: ClientDashboard): ClientDashboard {
  const createdAt = new Date(Date.now() - 3.5 * 86_400_000).toISOString()
  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  const project = data.recentProjects[0]
  if (!project) throw new Error('The client has no project')
  const shared = { clientId: project.clientId, projectId: project.id, createdAt, url: null }
  const invoice = {
    ...shared,
    id: '0198c0de-0000-7000-8000-000089abcdef',
    number: null,
    projectName: project.name,
    description: null,
    label: null,
    refunded: '0.00',
    issueDate: null,
    paidAt: null,
    title: 'Retainer',
    kind: 'RETAINER' as const,
    amount: '5000.00',
    currency: 'USD',
    status: 'OPEN' as const,
    dueDate: new Intl.DateTimeFormat('en-CA').format(tomorrow),
  }
  const agreement = {
    ...shared,
    id: '0198c0de-0000-7000-8000-000001234567',
    clientName: project.clientName,
    projectName: 'Front desk after hours',
    type: 'SOW' as const,
    status: 'SENT' as const,
    signedAtClient: null,
    countersignedAt: null,
    documentId: null,
  }
  // Whoever tests the administrator's side may have given this client another project.
  const names = ['Front desk after hours', 'Website answers', 'Review requests']
  return {
    ...data,
    activeProjects: 1,
    projects: 3,
    recentProjects: names.map((name, index) => ({
      ...project,
      id: `0198c0de-0000-7000-8000-00000000000${index}`,
      name,
    })),
    openInvoices: 1,
    amountDue: '5000.00',
    pendingAgreements: 1,
    pendingSignatures: 1,
    recentInvoices: [invoice],
    toPay: [invoice],
    toSign: [agreement],
  }
}
