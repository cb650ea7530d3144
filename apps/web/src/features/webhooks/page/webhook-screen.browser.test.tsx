import { webhookDeliveries, webhooks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { textsOf } from '../../../testing/texts-of'
import { trpcMock } from '../../../testing/trpc-mock'

const [active, suspended] = webhooks
const id = active?.id

async function renderWebhook(webhook = active) {
  const screen = await renderApp({ path: `/portal/admin/webhooks/${webhook?.id}`, as: 'admin' })
  const table = screen.getByRole('table', { name: 'Deliveries' })
  await expect.element(table).toBeVisible()
  async function choose(action: string) {
    await screen.getByRole('button', { name: /^Actions for/ }).click()
    await screen.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click()
  }
  return { screen, table, choose }
}

test('the page shows what was sent, and the drawer the request and its answer', async () => {
  const { screen, table } = await renderWebhook()
  expect(textsOf(table.getByRole('columnheader'))).toEqual(['Event', 'When', 'Attempts', 'Status', 'Answer'])
  await atBothWidths(() => expectAccessible('a webhook'))
  await expectFits()
  await table.getByRole('button', { name: 'lead.created' }).first().click()
  const drawer = screen.getByRole('dialog', { name: 'lead.created' })
  await expect.element(drawer).toMatchTextContent('POST https://crm.example.com/tallgrass')
  await expect.element(drawer).toMatchTextContent('"source": "chat"')
  await expect.element(drawer).toMatchTextContent('204')
  await atBothWidths(() => expectAccessible('a delivery', openDialog))
  await drawer.getByRole('button', { name: 'Replay' }).click()
  await expectToast('Event Sent Again', 'The log shows the answer.')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.webhooks.replay',
    input: { id: webhookDeliveries[0]?.id },
  })
})

test('a delivery that waits for a retry cannot be replayed', async () => {
  const { screen, table } = await renderWebhook()
  await table.getByRole('button', { name: 'booking.made' }).click()
  const drawer = screen.getByRole('dialog', { name: 'booking.made' })
  await expect.element(drawer).toMatchTextContent('Waiting for a retry')
  await expect.element(drawer).toMatchTextContent('The service is not available')
  await expect.element(drawer.getByRole('button', { name: 'Replay' })).not.toBeInTheDocument()
})

test('a test event is sent', async () => {
  const { screen } = await renderWebhook()
  await screen.getByRole('button', { name: 'Send test event' }).click()
  await expectToast('Test Event Sent', 'The log shows the answer.')
  expect(trpcMock.calls).toContainEqual({ name: 'admin.webhooks.test', input: { id } })
})

test('an edit sends only what changed', async () => {
  const { screen } = await renderWebhook()
  await screen.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Webhook' })
  await expect.element(dialog.getByLabelText('Address')).toHaveValue('https://crm.example.com/tallgrass')
  await expect.element(dialog.getByRole('checkbox', { name: 'A call is booked' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'A call is booked' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast('Webhook Saved')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.webhooks.update',
    input: { id, version: 1, kinds: ['lead.created'] },
  })
})

test('a new secret replaces the old one after a question', async () => {
  const { choose, screen } = await renderWebhook()
  await choose('Replace secret')
  const question = screen.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent('For 24 hours, requests are signed with both')
  await question.getByRole('button', { name: 'Replace Secret' }).click()
  const secret = screen.getByRole('dialog', { name: 'Secret of the Webhook' })
  await expect
    .element(secret.getByLabelText('Secret'))
    .toHaveValue('whsec_dGFsbGdyYXNzIGlzIGEgbW9jayBzZWNyZXQ=')
})

test('a webhook is switched off', async () => {
  const { choose } = await renderWebhook()
  await choose('Switch off')
  await expectToast('Webhook Switched Off')
  expect(trpcMock.calls).toContainEqual({ name: 'admin.webhooks.switch', input: { id, on: false } })
})

test('a webhook that was switched off by itself is switched on again', async () => {
  const { screen } = await renderWebhook(suspended)
  await expect.element(screen.getByText('Off after failures')).toBeVisible()
  await screen.getByRole('button', { name: 'Switch on' }).click()
  await expectToast('Webhook Switched On')
})

test('a webhook is deleted after a question, and the list is shown', async () => {
  const { choose, screen } = await renderWebhook()
  await choose('Delete')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete Webhook' }).click()
  await expect.element(screen.getByRole('table', { name: 'Webhooks' })).toBeVisible()
  expect(trpcMock.calls).toContainEqual({ name: 'admin.webhooks.delete', input: { id } })
})

test('a page of a webhook that does not exist says so', async () => {
  const screen = await renderApp({
    path: '/portal/admin/webhooks/0198c0de-0000-7000-8000-000000000000',
    as: 'admin',
  })
  await expect.element(screen.getByRole('heading', { name: 'Webhook Not Found' })).toBeVisible()
})
