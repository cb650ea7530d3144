import { parseInstant } from '@tallgrass/domain'
import { anId } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const acme = { name: 'acme', label: 'Acme' }
const identity = {
  id: anId('Identity'),
  label: 'Acme',
  email: 'joel@acme.example',
  createdAt: parseInstant('2026-11-01T09:00:00.000Z'),
  lastUsedAt: null,
}
const callsOf = (name: string) => trpcMock.calls.filter((call) => call.name === name)

async function openProfile() {
  const screen = await renderApp({ as: 'client', path: '/portal/profile' })
  return { screen, section: screen.getByRole('region', { name: 'Sign-in accounts' }) }
}

test('where no provider is set up, the profile has no such section', async () => {
  const { screen, section } = await openProfile()
  await expect.element(screen.getByRole('heading', { name: 'Account security' })).toBeVisible()
  await expect.poll(() => callsOf('auth.providers.identities').length).toBeGreaterThan(0)
  await expect.element(section).not.toBeInTheDocument()
})

test('an account is connected after a question that names it', async () => {
  let connected = false
  trpcMock.use({
    'auth.providers.list': () => ({ providers: [acme], links: false }),
    'auth.providers.identities': () => (connected ? [identity] : []),
    'auth.providers.ticket': () =>
      connected ? null : { provider: acme, email: identity.email, needs: 'connect' },
    'auth.providers.connect'() {
      connected = true
      return { ok: true }
    },
  })
  const { screen, section } = await openProfile()
  await expect
    .element(section.getByRole('link', { name: 'Connect Acme' }))
    .toHaveAttribute('href', '/api/auth/providers/acme/start?connect=1')
  const question = screen.getByRole('alertdialog', { name: 'Connect Acme?' })
  await expect.element(question.getByText(/as joel@acme\.example can/)).toBeVisible()
  await question.getByRole('button', { name: 'Connect' }).click()
  await expectToast('Acme is connected', 'You can sign in with it from now on.')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(section.getByRole('heading', { name: 'Sign-in accounts' })).toHaveFocus()
  await expect.element(section.getByText(/joel@acme\.example/)).toBeVisible()
  await expect.element(section.getByRole('link', { name: 'Connect Acme' })).not.toBeInTheDocument()
})

test('an account is disconnected after a question', async () => {
  let identities = [identity]
  trpcMock.use({
    'auth.providers.list': () => ({ providers: [acme], links: false }),
    'auth.providers.identities': () => identities,
    'auth.providers.unlink'() {
      identities = []
      return { ok: true }
    },
  })
  const { screen, section } = await openProfile()
  await section.getByRole('button', { name: 'Disconnect Acme' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Disconnect Acme?' })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expectToast('Acme is disconnected', 'It no longer signs you in here.')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(section.getByRole('heading', { name: 'Sign-in accounts' })).toHaveFocus()
  expect(callsOf('auth.providers.unlink').map(({ input }) => input)).toEqual([{ id: identity.id }])
  await expect.element(section.getByRole('link', { name: 'Connect Acme' })).toBeVisible()
})
