import { client, fullProject, invoices } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'
import { withoutRights } from '../../testing/without-rights'

const unpaid = invoices.map((invoice) => ({ ...invoice, url: null }))
const open = unpaid.filter(({ status }) => status === 'OPEN')

test('a contact who does not pay reads who does instead of a link to pay', async () => {
  withoutRights()
  trpcMock.use({ 'portal.invoices.list': () => ({ items: unpaid, nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/invoices', as: 'client' })
  const card = screen.getByRole('article', { name: open[0]?.title ?? '' })
  await expect.element(card.getByText('Payment due', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Joel Okafor pays your invoices.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^(Pay Now|How to pay)/ })).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('invoices of a contact who does not pay'))
  await expectFits()
})

test('in a project, too', async () => {
  withoutRights()
  trpcMock.use({ 'portal.projects.invoices': () => ({ items: unpaid, nextCursor: null }) })
  const path = `/portal/projects/${fullProject?.id}?tab=invoices`
  const screen = await renderApp({ path, as: 'client' })
  const row = screen.getByRole('row').filter({ hasText: open[0]?.title ?? '' })
  await expect.element(row.getByText('Joel Okafor pays your invoices.')).toBeVisible()
  await expect.element(row.getByRole('link', { name: /^Pay Now/ })).not.toBeInTheDocument()
})

test('if no one pays, they are sent to us', async () => {
  withoutRights()
  trpcMock.use({
    'portal.invoices.list': () => ({ items: open, nextCursor: null }),
    'portal.contacts.list': () => [
      { id: client.id, name: client.name, signs: false, pays: false, reviews: false },
    ],
  })
  const screen = await renderApp({ path: '/portal/invoices', as: 'client' })
  const card = screen.getByRole('article', { name: open[0]?.title ?? '' })
  await expect
    .element(card.getByText('No one at your company pays invoices. Ask us to change that.'))
    .toBeVisible()
})
