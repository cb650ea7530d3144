import { AppError, toInstant } from '@tallgrass/domain'
import { admin, people } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { callsTo } from '../../../testing/end-session'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const NEEDED = 'Please confirm that it is you first'
const question = page.getByRole('dialog', { name: 'Confirm that it is you' })

/** An administrator changes a role, longer than ten minutes after they confirmed who they are. */
async function changeRoleUnproved() {
  let isProved = false
  const person = people.find(({ name }) => name === 'Hana Kim')
  trpcMock.use({
    'admin.users.changeRole'() {
      if (!isProved) throw new AppError('PROOF_NEEDED', NEEDED)
      if (!person) throw new Error('No one has this name')
      return person
    },
    'auth.secondFactor.prove'({ code, password }) {
      if (code !== '123456' && password !== 'Prairie2026!') {
        const [path, message] = code
          ? ['code', 'This code is not right']
          : ['password', 'This password is not right']
        throw new AppError('INVALID', message ?? '', {
          issues: [{ path: path ?? '', message: message ?? '' }],
        })
      }
      isProved = true
      return { ok: true }
    },
  })
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('button', { name: 'Change Role of Hana Kim' }).click()
  await screen.getByRole('button', { name: 'Update Role' }).click()
  await expect.element(question).toBeVisible()
  return screen
}

test('without a second factor, the password is asked for, and the call goes on', async () => {
  await changeRoleUnproved()
  const password = question.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveFocus()
  await expect.element(question.getByLabelText('Account')).toHaveValue(admin.email)
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription('Password is required')
  await password.fill('Wrong2026!')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription('This password is not right')
  await password.fill('Prairie2026!')
  await userEvent.keyboard('{Enter}')
  await expectToast('User Role Updated', 'User role has been successfully changed.')
  await expect.element(question).not.toBeInTheDocument()
  expect(callsTo('admin.users.changeRole')).toHaveLength(2)
})

test('with an app, its code is asked for', async () => {
  trpcMock.use({
    'auth.secondFactor.state': () => ({
      app: { addedAt: toInstant(new Date()) },
      passkeys: 0,
      recoveryCodesLeft: 8,
      isRequired: false,
    }),
  })
  await changeRoleUnproved()
  const code = question.getByLabelText('Code of your authenticator app')
  await expect.element(code).toHaveFocus()
  await atBothWidths(() => expectAccessible('the question', openDialog))
  await code.fill('654321')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription('This code is not right')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expectToast('User Role Updated', 'User role has been successfully changed.')
})

test('people who cancel keep the dialog that they filled in, and read why nothing was changed', async () => {
  const screen = await changeRoleUnproved()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectErrorToast('Error', NEEDED)
  await expect.element(screen.getByRole('dialog', { name: 'Change Role' })).toBeVisible()
  expect(callsTo('admin.users.changeRole')).toHaveLength(1)
})
