import { toInstant } from '@tallgrass/domain'
import { agreements, client, defaultMocks, documents, fullProject, tasks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'
import { signedByColleague, withoutRights } from '../../testing/without-rights'

const ofColleague = signedByColleague()

function showAll() {
  withoutRights()
  trpcMock.use({
    'portal.agreements.list': () => ({
      items: agreements.map((agreement) => ({ ...agreement, ...ofColleague })),
      nextCursor: null,
    }),
    'portal.documents.list': () => ({
      items: documents.map((document) => ({ ...document, ...ofColleague })),
      nextCursor: null,
    }),
  })
}

test('colleagues of the signer read who has to sign, and who has signed', async () => {
  showAll()
  const screen = await renderApp({ path: '/portal/agreements', as: 'client' })
  const sent = screen.getByRole('article', { name: 'SOW Agreement' })
  await expect.element(sent.getByText('Waiting for Joel Okafor to sign.')).toBeVisible()
  await expect.element(sent.getByRole('link', { name: /^View Document/ })).toBeVisible()
  const signed = screen.getByRole('article', { name: 'MSA Agreement' })
  await expect.element(signed.getByText(/signed by Joel Okafor 3 weeks ago/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Sign Document/ })).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('agreements that a colleague signs'))
  await expectFits()
})

test('on the documents, too, and a colleague who declined is named', async () => {
  showAll()
  const screen = await renderApp({ path: '/portal/agreements?tab=signatures', as: 'client' })
  const [waiting] = documents
  const card = screen.getByRole('article', { name: waiting?.documentTitle ?? '' })
  await expect.element(card.getByText('Waiting for Joel Okafor to sign.')).toBeVisible()
  await expect.element(card.getByRole('link', { name: /^Sign Document/ })).not.toBeInTheDocument()
  await screen.unmount()
  const ending = { status: 'declined' as const, declinedAt: toInstant(new Date()) }
  trpcMock.use({
    'portal.documents.list': () => ({
      items: waiting ? [{ ...waiting, ...ofColleague, ...ending }] : [],
      nextCursor: null,
    }),
  })
  const ended = await renderApp({ path: '/portal/agreements?tab=signatures', as: 'client' })
  await expect.element(ended.getByText(/^Declined by Joel Okafor on/)).toBeVisible()
})

test('on the page of the project, too', async () => {
  withoutRights()
  const own = agreements.map((agreement) => ({ ...agreement, ...ofColleague }))
  const [sent] = own
  const summary = defaultMocks('client')['portal.projects.summary']
  const todo = tasks
    .slice(0, 1)
    .map((task) => ({ ...task, owner: 'CLIENT' as const, status: 'TODO' as const }))
  trpcMock.use({
    'portal.projects.tasks': () => ({ items: todo, nextCursor: null }),
    'portal.projects.summary': async (input) => ({
      ...(await summary(input)),
      agreements: own,
      startsAfter: {
        step: 'sign',
        documentId: sent?.documentId ?? null,
        signerName: 'Joel Okafor',
        signingUrl: null,
        invoice: null,
      },
    }),
  })
  const screen = await renderApp({ path: `/portal/projects/${fullProject?.id}`, as: 'client' })
  const note = screen.getByRole('alert').filter({ hasText: 'once the agreement is signed.' })
  await expect.element(note.getByText('Waiting for Joel Okafor to sign.')).toBeVisible()
  const row = screen.getByRole('region', { name: 'Agreements' })
  await expect.element(row.getByText('Waiting for Joel Okafor to sign.').first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Sign Document/ })).not.toBeInTheDocument()
})

test('the home page tells apart what waits for the reader and for their colleagues', async () => {
  withoutRights()
  const dashboard = defaultMocks('client')['portal.dashboard']
  trpcMock.use({
    'portal.dashboard': async (input) => {
      const all = await dashboard(input)
      return {
        ...all,
        toSign: all.toSign.map((agreement) => ({ ...agreement, ...ofColleague })),
        toPay: all.toPay.map((invoice) => ({ ...invoice, url: null })),
      }
    },
  })
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByText(/^One item is waiting for you\./)).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Overview' }))
    .toMatchTextContent('Pending Agreements1Awaiting a colleague’s signature')
  const theirs = screen.getByRole('region', { name: 'Waiting for your colleagues' }).getByRole('listitem')
  await expect.element(theirs.nth(0)).toMatchTextContent('Waiting for Joel Okafor to sign.')
  await expect.element(theirs.nth(1)).toMatchTextContent('Joel Okafor pays your invoices.')
  await expect.element(theirs.last()).toMatchTextContent('Joel Okafor reviews your tasks.')
  const own = screen.getByRole('region', { name: 'Waiting for you', exact: true })
  await expect.element(own.getByRole('link', { name: /^Open task/ })).toBeVisible()
  await atBothWidths(() => expectAccessible(`the home page of ${client.name}`))
  await expectFits()
})
