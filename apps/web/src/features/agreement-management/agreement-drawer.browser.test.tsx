import type { AgreementDetails, DocumentDetails } from '@tallgrass/contracts'
import { AppError, parseInstant, toInstant } from '@tallgrass/domain'
import { agreementDetailsOf, agreementIn, anId } from '@tallgrass/mocks'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const sent = agreementDetailsOf(agreementIn('SENT'))
const signed = agreementDetailsOf(agreementIn('SIGNED_BOTH'))

function documentOf({ documents: [document] }: AgreementDetails): DocumentDetails {
  if (!document) throw new Error('The sample has no document')
  return document
}
const waiting = documentOf(sent)
const sealed = documentOf(signed)
const inProgress = { ...waiting, status: 'in_progress' as const, signedAt: waiting.sentAt }
const declined = { ...waiting, status: 'declined' as const, declineReason: 'Not the hours that we agreed on' }
const unsent = { ...waiting, status: 'draft' as const, sentAt: null, expiresAt: null }

async function openDrawer(agreement: AgreementDetails) {
  trpcMock.use({ 'admin.agreements.get': () => agreement })
  const path = `/portal/admin/agreements?agreement=${agreement.id}`
  const screen = await renderApp({ path, as: 'admin' })
  const drawer = screen.getByRole('dialog', { name: `${agreement.type} Agreement` })
  await expect.element(drawer.getByRole('heading', { name: 'Documents' })).toBeVisible()
  return { screen, drawer, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test.each([
  { document: unsent, offered: ['Withdraw'] },
  { document: waiting, offered: ['Remind now', 'Change signer', 'Extend 30 days', 'Open PDF', 'Withdraw'] },
  { document: inProgress, offered: ['Extend 30 days', 'Open PDF', 'Withdraw'] },
  { document: sealed, offered: ['Open PDF', 'Download'] },
  { document: declined, offered: ['Open PDF'] },
])(
  'a document that is $document.status offers only the actions its status allows',
  async ({ document, offered }) => {
    const { drawer } = await openDrawer({ ...sent, documents: [document] })
    const part = drawer.getByRole('article', { name: document.documentTitle })
    const words = part
      .getByRole('button', { name: new RegExp(document.documentTitle) })
      .or(part.getByRole('link'))
      .elements()
      .map(({ textContent }) => textContent)
    expect(words).toEqual(offered)
  },
)

test('the drawer shows the facts of a document and why the client declined it', async () => {
  const { drawer } = await openDrawer({ ...sent, description: 'As talked about', documents: [declined] })
  for (const text of ['Statement of Work', 'client@tallgrass.example', 'As talked about', 'Scope of work']) {
    await expect.element(drawer).toMatchTextContent(text)
  }
  await expect.element(drawer.getByText('Not the hours that we agreed on')).toBeVisible()
})

test('the evidence shows what happened, who did it, and from where', async () => {
  const { drawer } = await openDrawer(signed)
  await expect.element(drawer).toMatchTextContent('Retainer amount$5,000.00')
  const entries = drawer.getByRole('listitem').filter({ hasText: 'From 192.0.2.7, Prairie Browser/1.0' })
  await expect.element(entries.nth(0)).toMatchTextContent('Sent for signature Ruth Calloway')
  await expect.element(entries.nth(1)).toMatchTextContent('Signed by the client Maren Okafor')
  await expect.element(entries.nth(2)).toMatchTextContent('Countersigned Ruth Calloway')
  await expect.element(drawer.getByText('The evidence chain is intact', { exact: false })).toBeVisible()
  await expect
    .element(
      entries.nth(0).getByRole('button', { name: `Copy the fingerprint of the file: ${'a3'.repeat(32)}` }),
    )
    .toHaveTextContent('File a3a3a3a3a3a3…')
})

test('broken evidence is reported', async () => {
  const { drawer } = await openDrawer({ ...sent, documents: [{ ...waiting, isEvidenceIntact: false }] })
  await expect.element(drawer.getByText('The evidence chain is broken')).toBeVisible()
})

test('an administrator reminds the client', async () => {
  const { drawer, toasts } = await openDrawer(sent)
  await drawer.getByRole('button', { name: /^Remind now/ }).click()
  await expect.element(toasts).toMatchTextContent('Reminder Sent')
  expect(trpcMock.calls).toContainEqual({ name: 'admin.documents.remind', input: { id: waiting.id } })
})

test('a reminder that is not emailed says so, regardless of the current signing service', async () => {
  trpcMock.use({ 'admin.documents.remind': () => ({ ...waiting, isEmailed: false }) })
  const { drawer, toasts } = await openDrawer(sent)
  await drawer.getByRole('button', { name: /^Remind now/ }).click()
  await expect.element(toasts).toMatchTextContent('Reminder RecordedNo email was sent')
})

test('an administrator gives the client more time', async () => {
  const { drawer, toasts } = await openDrawer(sent)
  await drawer.getByRole('button', { name: /^Extend 30 days/ }).click()
  await expect
    .element(toasts)
    .toHaveTextContent('Deadline ExtendedThe document can be signed for another 30 days.')
  expect(trpcMock.calls).toContainEqual({ name: 'admin.documents.extend', input: { id: waiting.id } })
})

test('withdrawing a document requires a reason, and the agreement can be sent again', async () => {
  const { drawer, screen, toasts } = await openDrawer(sent)
  await drawer.getByRole('button', { name: /^Withdraw/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Withdraw Document' })
  const submit = dialog.getByRole('button', { name: 'Withdraw Document' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Reason').fill('Another price')
  const withdrawn = {
    ...waiting,
    status: 'expired' as const,
    expiredAt: parseInstant('2026-11-20T16:05:00.000Z'),
    withdrawnBy: 'Ruth Calloway',
    withdrawReason: 'Another price',
  }
  trpcMock.use({ 'admin.agreements.get': () => ({ ...sent, status: 'DRAFT', documents: [withdrawn] }) })
  await submit.click()
  await expect.element(toasts).toHaveTextContent('Document WithdrawnThe agreement is a draft again.')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.documents.withdraw',
    input: { id: waiting.id, reason: 'Another price' },
  })
  await expect.element(drawer.getByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument()
  await expect.element(drawer).toMatchTextContent('Withdrawn by Ruth Calloway on November 20, 2026')
  await drawer.getByRole('button', { name: 'Send for Signature' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Send for Signature' })).toBeVisible()
})

test('a draft can be closed once its unsent document is withdrawn, which does not notify the client', async () => {
  const before = { ...sent, status: 'DRAFT' as const, documents: [unsent] }
  const { drawer, screen, toasts } = await openDrawer(before)
  await expect.element(drawer.getByRole('button', { name: 'Close Agreement' })).not.toBeInTheDocument()
  await drawer.getByRole('button', { name: /^Withdraw/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Withdraw Document' })
  await expect
    .element(dialog.getByLabelText('Reason'))
    .toHaveAccessibleDescription(
      'The document was never sent, so the client is not notified. This cannot be undone.',
    )
  await dialog.getByLabelText('Reason').fill('No longer needed')
  const withdrawn = { ...unsent, status: 'expired' as const, withdrawnBy: 'Ruth Calloway' }
  trpcMock.use({ 'admin.agreements.get': () => ({ ...before, documents: [withdrawn] }) })
  await dialog.getByRole('button', { name: 'Withdraw Document' }).click()
  await expect.element(toasts).toHaveTextContent('Document WithdrawnThe client is not notified.')
  await expect.element(drawer.getByRole('button', { name: 'Close Agreement' })).toBeVisible()
})

test('a draft that had a document is closed after confirmation and can no longer be sent', async () => {
  const before = {
    ...sent,
    status: 'DRAFT' as const,
    documents: [{ ...waiting, status: 'expired' as const }],
  }
  const { drawer, screen, toasts } = await openDrawer(before)
  await expect.element(drawer.getByRole('button', { name: 'Delete Agreement' })).not.toBeInTheDocument()
  await drawer.getByRole('button', { name: 'Close Agreement' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Close Agreement' })
  await expect.element(dialog).toMatchTextContent('Its documents and their evidence are kept.')
  trpcMock.use({
    'admin.agreements.get': () => ({ ...before, closedAt: parseInstant('2026-11-20T16:05:00.000Z') }),
  })
  await dialog.getByRole('button', { name: 'Close Agreement' }).click()
  await expect.element(toasts).toMatchTextContent('Agreement Closed')
  expect(trpcMock.calls).toContainEqual({ name: 'admin.agreements.close', input: { id: sent.id } })
  await expect.element(drawer.getByText('Closed', { exact: true }).first()).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Send for Signature' })).not.toBeInTheDocument()
})

test('deleting a draft without documents closes its drawer and moves focus to the page', async () => {
  const draft = { ...sent, status: 'DRAFT' as const, documents: [] }
  const listed = { items: [draft], nextCursor: null }
  trpcMock.use({ 'admin.agreements.get': () => draft, 'portal.agreements.list': () => listed })
  const screen = await renderApp({ path: '/portal/admin/agreements', as: 'admin' })
  await screen.getByRole('button', { name: /^View Details/ }).click()
  const drawer = screen.getByRole('dialog', { name: 'SOW Agreement' })
  await drawer.getByRole('button', { name: 'Delete Agreement' }).click()
  const gone = vi.fn((): never => {
    throw new AppError('NOT_FOUND', 'This agreement does not exist')
  })
  trpcMock.use({
    'admin.agreements.get': gone,
    'portal.agreements.list': () => ({ ...listed, items: [] }),
  })
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Agreement' })
  await dialog.getByRole('button', { name: 'Delete Agreement' }).click()
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  await expect.element(toasts).toMatchTextContent('Agreement Deleted')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'New Agreement' })).toHaveFocus()
  expect(gone, 'the drawer would say that there is no such agreement').not.toHaveBeenCalled()
})

test('the history lists events of the agreement and its documents, and links to the audit log', async () => {
  trpcMock.use({
    'admin.audit.list': ({ entityId = null }) => ({
      items: [
        {
          id: anId('AuditRow'),
          at: entityId === sent.id ? sent.createdAt : toInstant(new Date()),
          action: entityId === sent.id ? 'agreement.create' : 'document.send',
          entity: entityId === sent.id ? 'agreement' : 'document',
          entityId,
          entityName: null,
          organizationId: null,
          before: null,
          after: null,
          ip: null,
          userAgent: null,
          actor: null,
          actorName: 'Ruth Calloway',
          actorEmail: null,
          actorKeyName: null,
          actorOrganizationId: null,
        },
      ],
      nextCursor: null,
    }),
  })
  const { drawer } = await openDrawer(sent)
  const history = drawer.getByRole('region', { name: 'History' })
  await expect
    .element(history.getByRole('link', { name: 'View in the audit log' }))
    .toHaveAttribute('href', `/portal/admin/audit?entityId=${sent.id}`)
  const entries = history.getByRole('listitem')
  await expect.element(entries.nth(0)).toMatchTextContent('Sent a document Ruth Calloway')
  await expect.element(entries.nth(1)).toMatchTextContent('Created an agreement Ruth Calloway')
})

test('the drawer says when the client opened a sent document, or that they have not', async () => {
  const { drawer } = await openDrawer(sent)
  await expect.element(drawer).toMatchTextContent('OpenedNot yet')
  const openedAt = parseInstant('2026-11-20T16:05:00.000Z')
  const opened = { ...sent, openedAt, documents: [{ ...waiting, openedAt }] }
  trpcMock.use({ 'admin.agreements.get': () => opened })
  const again = await renderApp({ path: `/portal/admin/agreements?agreement=${sent.id}`, as: 'admin' })
  const reopened = again.getByRole('dialog', { name: 'SOW Agreement' }).last()
  await expect.element(reopened).toMatchTextContent(/OpenedNovember 20, 2026 at/)
  await expect.element(reopened.getByRole('article')).toMatchTextContent('Opened by the client')
})

test('the drawer of a draft says first that its document was declined', async () => {
  const declinedAt = parseInstant('2026-11-20T16:05:00.000Z')
  const ended = { declinedAt, declineReason: 'The price is another' }
  const draft = { ...sent, status: 'DRAFT' as const, ...ended, documents: [{ ...declined, ...ended }] }
  const { drawer } = await openDrawer(draft)
  await expect.element(drawer.getByText(/^Declined by Maren Okafor on November 20, 2026/)).toBeVisible()
})
