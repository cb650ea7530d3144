import { AppError } from '@tallgrass/domain'
import { mails } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const OUTBOX = '/portal/admin/outbox'
const RECIPIENT = 'dana@whitfieldhvac.example'
const HIDDEN_LINK = '[link, visible only to the recipient]'

async function renderOutbox(search = '') {
  const screen = await renderApp({ path: `${OUTBOX}${search}`, as: 'admin' })
  return {
    screen,
    table: screen.getByRole('table', { name: 'Messages' }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
    status: screen.getByLabelText('Status'),
  }
}

test('without a mail server, the outbox says why nothing is sent', async () => {
  trpcMock.use({
    'admin.outbox.settings': () => ({ emailEnabled: false, signersEmailed: false, siteHeld: false }),
  })
  const { screen } = await renderOutbox()
  await expect.element(screen.getByText(/No mail server is configured \(SMTP_URL\)/)).toBeVisible()
})

test('with a mail server, the outbox shows no such notice', async () => {
  const { screen, table } = await renderOutbox()
  await expect.element(table).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).toContain('admin.outbox.settings')
  await expect.element(screen.getByText(/No mail server/)).not.toBeInTheDocument()
})

test('the link in a message is hidden', async () => {
  trpcMock.use({
    'admin.outbox.list': () => ({
      items: mails.map((mail) => ({ ...mail, text: `Hello,\n\n${HIDDEN_LINK}` })),
      nextCursor: null,
    }),
  })
  const { screen, table } = await renderOutbox()
  const row = table.getByRole('row').filter({ hasText: RECIPIENT })
  await expect.element(row).toMatchTextContent('Not sent')
  await expect.element(row.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
  await row.getByRole('button', { name: /^Your invitation/ }).click()
  const drawer = screen.getByRole('dialog', { name: /^Your invitation/ })
  await expect.element(drawer).toMatchTextContent(HIDDEN_LINK)
  await expect.element(drawer).toMatchTextContent(RECIPIENT)
  await expect.element(drawer.getByRole('link')).not.toBeInTheDocument()
})

test('the status filter is kept in the address', async () => {
  trpcMock.use({
    'admin.outbox.list': ({ status }) => ({ items: status === 'queued' ? [] : mails, nextCursor: null }),
  })
  const { screen, status, table } = await renderOutbox()
  await status.selectOptions('Waiting')
  await expect.poll(() => screen.router.state.location.href).toBe(`${OUTBOX}?status=queued`)
  await expect.element(screen.getByRole('heading', { name: 'No Messages Found' })).toBeVisible()
  await status.selectOptions('Not sent')
  await expect.element(table).toBeVisible()
  screen.router.history.back()
  await expect.element(status).toHaveValue('queued')
})

test('an unknown status in the address is ignored', async () => {
  const { status, table } = await renderOutbox('?status=nonsense')
  await expect.element(table).toBeVisible()
  await expect.element(status).toHaveValue('')
})

test('a message whose link has ended is not offered to be sent, and the drawer says why', async () => {
  trpcMock.use({
    'admin.outbox.list': () => ({
      items: mails.map((mail) => ({ ...mail, linkValid: false })),
      nextCursor: null,
    }),
  })
  const { screen, table } = await renderOutbox()
  const row = table.getByRole('row').filter({ hasText: RECIPIENT })
  await expect.element(row).toMatchTextContent('Not sent')
  await expect.element(table.getByRole('button', { name: /^(Send|Try again):/ })).not.toBeInTheDocument()
  await row.getByRole('button', { name: /^Your invitation/ }).click()
  const drawer = screen.getByRole('dialog', { name: /^Your invitation/ })
  await expect.element(drawer).toMatchTextContent('Has ended, so this message cannot be sent')
})

test('while the site is held, no message is offered to be sent', async () => {
  trpcMock.use({
    'admin.outbox.settings': () => ({ emailEnabled: true, signersEmailed: true, siteHeld: true }),
  })
  const { table } = await renderOutbox()
  await expect.element(table.getByRole('row').filter({ hasText: RECIPIENT })).toMatchTextContent('Not sent')
  await expect.element(table.getByRole('button', { name: /^(Send|Try again):/ })).not.toBeInTheDocument()
})

test('a failed message can be sent again', async () => {
  const { table, toasts } = await renderOutbox()
  const row = table.getByRole('row').filter({ hasText: 'priya@ramankitchens.example' })
  await expect.element(row).toMatchTextContent('550 5.1.1 No such mailbox')
  trpcMock.calls.length = 0
  await row.getByRole('button', { name: /^Try again/ }).click()
  await expect.element(toasts.getByRole('status')).toMatchTextContent(/^Message Queued$/)
  // The list is loaded again.
  await expect.poll(() => trpcMock.calls.map(({ name }) => name)).toContain('admin.outbox.list')
})

test('a refused retry shows the reason', async () => {
  trpcMock.use({
    'admin.outbox.retry'() {
      throw new AppError('CONFLICT', 'No mail server is configured')
    },
  })
  const { screen, table, toasts } = await renderOutbox('?status=failed')
  await table
    .getByRole('row')
    .nth(1)
    .click({ position: { x: 4, y: 4 } })
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /^Try again/ })
    .click()
  await expect.element(toasts.getByRole('alert')).toMatchTextContent(/^ErrorNo mail server is configured$/)
})

test('a list that failed to load can be loaded again', async () => {
  trpcMock.use({
    'admin.outbox.list'() {
      throw HttpResponse.error()
    },
  })
  const { screen, table } = await renderOutbox()
  const problem = screen.getByRole('alert').filter({ hasText: 'Failed to load messages. Please try again.' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.outbox.list': () => ({ items: mails, nextCursor: null }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
})

test('failed messages and their drawer are accessible and fit the screen', async () => {
  const { screen, table } = await renderOutbox('?status=failed')
  await expect.element(table).toBeVisible()
  await atBothWidths(() => expectAccessible('messages that failed'))
  await expectFits()
  await table.getByRole('button', { name: /^Your invitation/ }).click()
  await expect.element(screen.getByRole('dialog', { name: /^Your invitation/ })).toBeVisible()
  await atBothWidths(() => expectAccessible('a message that failed', openDialog))
})

test('a held message can be sent by hand once there is a mail server', async () => {
  const { screen, table, toasts } = await renderOutbox('?status=held')
  await table.getByRole('button', { name: /^Send: / }).click()
  await expect.element(toasts.getByRole('status')).toMatchTextContent(/^Message Queued$/)
  await table
    .getByRole('row')
    .nth(1)
    .click({ position: { x: 4, y: 4 } })
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: /^Send: / })).toBeVisible()
})
