import { AppError, toInstant } from '@tallgrass/domain'
import { admin, anId } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { callsTo } from '../../testing/end-session'
import { expectToast } from '../../testing/expect-toast'
import { liveStream } from '../../testing/live-stream'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/profile'
const section = page.getByRole('region', { name: 'Two-factor sign-in' })

test('an app is added by its QR code and a first code, and the recovery codes are shown once', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(section.getByText('Off', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Enable two-factor' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Enable two-factor' })
  await expect.element(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect
    .element(dialog.getByLabelText('Or type this key into the app'))
    .toHaveValue('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
  await atBothWidths(() => expectAccessible('the QR code', openDialog))
  const code = dialog.getByLabelText('Code of your authenticator app')
  await expect.element(dialog.getByRole('button', { name: 'Copy key' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(code).toHaveAccessibleDescription('Code is required')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect.poll(() => codes.elements()).toHaveLength(10)
  const file = dialog.getByRole('link', { name: 'Download' })
  await expect.element(file).toHaveAttribute('download', 'recovery-codes.txt')
  const text = decodeURIComponent(file.element().getAttribute('href') ?? '')
  for (const element of codes.elements()) expect(text).toContain(element.textContent)
  await atBothWidths(() => expectAccessible('the recovery codes', openDialog))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expectToast('Two-factor sign-in is on', 'We ask for a code at each sign-in.')
  await expect.element(section.getByText('On', { exact: true })).toBeVisible()
  await expect.element(section.getByText('10 recovery codes left.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Turn off two-factor' })).toBeVisible()
})

test('a wrong first code stays with its reason', async () => {
  trpcMock.use({
    'auth.secondFactor.confirm'() {
      const message = 'This code is not right.'
      throw new AppError('INVALID', message, { issues: [{ path: 'code', message }] })
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: 'Enable two-factor' }).click()
  const code = screen.getByLabelText('Code of your authenticator app')
  await code.fill('654321')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription('This code is not right.')
  await expect.element(code).toHaveValue('654321')
})

const passkey = {
  id: anId('Passkey'),
  name: 'Work laptop',
  synced: true,
  createdAt: toInstant(new Date()),
  lastUsedAt: null,
}

test('app, recovery codes and passkeys are turned off, renewed, renamed and removed', async () => {
  let passkeys = [passkey]
  trpcMock.use({
    'auth.secondFactor.state': () => ({
      app: { addedAt: toInstant(new Date()) },
      passkeys: passkeys.length,
      recoveryCodesLeft: 3,
      isRequired: false,
    }),
    'auth.passkeys.list': () => passkeys,
    'auth.passkeys.remove'() {
      passkeys = []
      return { ok: true }
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  await expect
    .element(section.getByRole('row', { name: /Work laptop/ }))
    .toMatchTextContent('On all your devices')
  await atBothWidths(() => expectAccessible('the section', 'main'))

  await section.getByRole('button', { name: 'New recovery codes' }).click()
  const renew = screen.getByRole('dialog', { name: 'New recovery codes' })
  await renew.getByRole('button', { name: 'Create codes' }).click()
  await renew.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(renew).not.toBeInTheDocument()
  await expect.element(section.getByRole('button', { name: 'New recovery codes' })).toHaveFocus()

  await section.getByRole('button', { name: 'Actions for Work laptop' }).click()
  await screen.getByRole('menuitem', { name: 'Rename: Work laptop' }).click()
  await screen.getByRole('dialog', { name: 'Rename passkey' }).getByLabelText('Name').fill('Desk')
  await userEvent.keyboard('{Enter}')
  await expectToast('Passkey renamed')
  await expect.element(section.getByRole('button', { name: 'Actions for Work laptop' })).toHaveFocus()
  expect(callsTo('auth.passkeys.rename').map(({ input }) => input)).toEqual([
    { id: passkey.id, name: 'Desk' },
  ])

  await section.getByRole('button', { name: 'Actions for Work laptop' }).click()
  await screen.getByRole('menuitem', { name: 'Remove: Work laptop' }).click()
  await screen
    .getByRole('alertdialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expectToast('Passkey removed')
  await expect.element(section.getByText('Work laptop')).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Turn off two-factor' }).click()
  await screen
    .getByRole('alertdialog', { name: 'Turn off two-factor?' })
    .getByRole('button', { name: 'Turn off' })
    .click()
  await expectToast('The authenticator app was removed')
  expect(callsTo('auth.secondFactor.turnOff')).toHaveLength(1)
})

test('an administrator who needs a second factor sees nothing else until they have one, and asks for nothing else', async () => {
  const live = liveStream()
  let isDue = true
  trpcMock.use({
    'auth.session': () => ({ ...admin, ...(isDue && { needsSecondFactor: true }) }),
    'auth.secondFactor.confirm'() {
      isDue = false
      return { recoveryCodes: ['k7f3-9m2p-4xwt-q8d1'] }
    },
  })
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await expect.element(screen.getByRole('heading', { name: 'Add a second factor' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Admin portal' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await atBothWidths(() => expectAccessible('the page', 'main'))
  await screen.getByRole('button', { name: 'Use an authenticator app' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('main')).toHaveFocus()
  await screen.getByRole('button', { name: 'Use an authenticator app' }).click()
  await screen.getByLabelText('Code of your authenticator app').fill('123456')
  await userEvent.keyboard('{Enter}')
  const kept = screen.getByRole('button', { name: 'I have kept them' })
  await expect.element(kept).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name).filter((name) => /^(admin|portal)\./.test(name))).toEqual([])
  // The session learns of the factor before its recovery codes are kept.
  await screen.queryClient.refetchQueries()
  await kept.click()
  await expect.element(screen.getByText('Welcome, Ruth Calloway')).toBeVisible()
  await expect.poll(() => callsTo('admin.workItems.counts').length).toBeGreaterThan(0)
  await live.opened()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
