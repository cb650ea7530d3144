import { AppError } from '@tallgrass/domain'
import { people } from '@tallgrass/testing/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

async function openDialog(name: string) {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('button', { name: `Change Role of ${name}` }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change Role' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test.each([
  ['Hana Kim', 'ADMIN'],
  ['Jonah Sorensen', 'CLIENT'],
])('the role that %s does not have is chosen already', async (name, opposite) => {
  const { dialog } = await openDialog(name)
  await expect.element(dialog.getByLabelText('New Role')).toHaveValue(opposite)
})

test('the button says that the change is on its way, and then the dialog leaves', async () => {
  const answered = Promise.withResolvers<(typeof people)[number]>()
  trpcMock.use({ 'admin.users.changeRole': () => answered.promise })
  const { dialog, toasts } = await openDialog('Hana Kim')

  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()

  const [first] = people
  if (first) answered.resolve(first)
  await expect.element(toasts).toHaveTextContent('User Role UpdatedUser role has been successfully changed.')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.users.changeRole',
    input: { email: 'hana@brightsidedental.example', role: 'ADMIN' },
  })
})

test('a refusal says why, and the dialog stays', async () => {
  trpcMock.use({
    'admin.users.changeRole'() {
      throw new AppError('CONFLICT', 'There has to be one administrator')
    },
  })
  const { dialog, toasts } = await openDialog('Jonah Sorensen')
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect.element(toasts).toHaveTextContent('ErrorThere has to be one administrator')
  await expect.element(dialog).toBeVisible()
})

test('nobody changes their own role', async () => {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await expect.element(screen.getByRole('button', { name: 'Change Role of Ruth Calloway' })).toBeDisabled()
})
