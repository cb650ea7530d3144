import { AppError } from '@tallgrass/domain'
import { webhooks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

async function renderWebhooks() {
  const screen = await renderApp({ path: '/portal/admin/webhooks', as: 'admin' })
  const table = screen.getByRole('table', { name: 'Webhooks' })
  await expect.element(table).toBeVisible()
  return { screen, table }
}

test('each webhook is listed with its events, its status and its last delivery', async () => {
  const { table } = await renderWebhooks()
  expect(textsOf(table.getByRole('columnheader'))).toEqual(['Address', 'Events', 'Status', 'Last delivery'])
  const crm = table.getByRole('row').filter({ hasText: 'https://crm.example.com/tallgrass' })
  await expect.element(crm).toMatchTextContent('Our CRM')
  await expect.element(crm).toMatchTextContent('2 events')
  await expect.element(crm).toMatchTextContent('On')
  const books = table.getByRole('row').filter({ hasText: 'https://books.example.com' })
  await expect.element(books).toMatchTextContent('Off after failures')
  await expect.element(books).toMatchTextContent('It answered with status 500')
  await atBothWidths(() => expectAccessible('the webhooks'))
  await expectFits()
})

test('a webhook is added in a dialog, and its secret is shown once', async () => {
  const { screen } = await renderWebhooks()
  await screen.getByRole('button', { name: 'Add Webhook' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add Webhook' })
  const submit = dialog.getByRole('button', { name: 'Add Webhook' })
  await submit.click()
  await expect.element(dialog).toMatchTextContent('Enter a whole web address')
  await expect.element(dialog).toMatchTextContent('Choose at least one event')
  await dialog.getByLabelText('Address').fill('https://crm.example.com/hooks')
  await dialog.getByRole('checkbox', { name: 'An invoice is paid' }).click()
  await dialog.getByRole('checkbox', { name: 'A new lead' }).click()
  await atBothWidths(() => expectAccessible('Add Webhook', openDialog))
  await submit.click()
  const secret = screen.getByRole('dialog', { name: 'Secret of the Webhook' })
  await expect
    .element(secret.getByLabelText('Secret'))
    .toHaveValue('whsec_dGFsbGdyYXNzIGlzIGEgbW9jayBzZWNyZXQ=')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.webhooks.create',
    input: {
      url: 'https://crm.example.com/hooks',
      description: null,
      kinds: ['lead.created', 'invoice.paid'],
    },
  })
  await secret.getByRole('button', { name: 'Done' }).click()
  await expect.element(secret).not.toBeInTheDocument()
})

test('an address that the server refuses stays in the dialog, with the reason', async () => {
  const message = 'The address must be on the internet'
  trpcMock.use({
    'admin.webhooks.create'() {
      throw new AppError('INVALID', message, { issues: [{ path: 'url', message }] })
    },
  })
  const { screen } = await renderWebhooks()
  await screen.getByRole('button', { name: 'Add Webhook' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add Webhook' })
  await dialog.getByLabelText('Address').fill('https://10.0.0.1/hooks')
  await dialog.getByRole('checkbox', { name: 'All events' }).click()
  await dialog.getByRole('button', { name: 'Add Webhook' }).click()
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText('Address')).toHaveValue('https://10.0.0.1/hooks')
})

test('an empty list says what webhooks are for', async () => {
  trpcMock.use({ 'admin.webhooks.list': () => ({ items: [], nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/admin/webhooks', as: 'admin' })
  await expect.element(screen.getByRole('heading', { name: 'No Webhooks Yet' })).toBeVisible()
})

test('a row leads to the page of its webhook', async () => {
  const { screen, table } = await renderWebhooks()
  await table.getByRole('link', { name: String(webhooks[0]?.url) }).click()
  await expect.element(screen.getByRole('heading', { name: 'crm.example.com' })).toBeVisible()
})
