import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

async function openSection() {
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  const section = screen.getByRole('region', { name: 'Where you are signed in' })
  await expect.element(section.getByRole('row', { name: /Firefox on Windows/ })).toBeVisible()
  return { screen, section }
}

test('the sessions are listed, and this one is marked', async () => {
  const { section } = await openSection()
  const here = section.getByRole('row', { name: /Firefox on Windows/ })
  await expect.element(here.getByText('This device')).toBeVisible()
  const there = section.getByRole('row', { name: /Safari on iPhone/ })
  await expect.element(there.getByText('Passkey')).toBeVisible()
  await expect.element(there.getByText('203.0.113.42')).toBeVisible()
})

test('another session is ended', async () => {
  const { section } = await openSection()
  await section.getByRole('button', { name: 'End session: Safari on iPhone' }).click()
  await expectToast('Session ended')
  expect(trpcMock.calls).toContainEqual(expect.objectContaining({ name: 'auth.sessions.end' }))
})

test('all others are ended after a question', async () => {
  const { screen, section } = await openSection()
  await section.getByRole('button', { name: 'End all others' }).click()
  const question = screen.getByRole('alertdialog', { name: 'End all other sessions' })
  await question.getByRole('button', { name: 'End all others' }).click()
  await expectToast('Signed out elsewhere', '1 session ended.')
  await expect.element(question).not.toBeInTheDocument()
})

test('a session that is gone says so, and the list is read again', async () => {
  trpcMock.use({
    'auth.sessions.end': () => {
      throw new AppError('NOT_FOUND', 'This session does not exist')
    },
  })
  const { section } = await openSection()
  await section.getByRole('button', { name: 'End session: Safari on iPhone' }).click()
  await expectErrorToast('Error', 'This session does not exist')
  const looks = () => trpcMock.calls.filter(({ name }) => name === 'auth.sessions.list').length
  await expect.poll(looks).toBe(2)
})

test('the session of this device is ended by signing out', async () => {
  const { section } = await openSection()
  await section.getByRole('button', { name: 'Sign out on this device' }).click()
  await expect.poll(() => trpcMock.calls.map(({ name }) => name)).toContain('auth.logout')
})
