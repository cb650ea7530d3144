import { AppError } from '@tallgrass/domain'
import { people } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from './render-app'
import { trpcMock } from './trpc-mock'

// The example from CONTRIBUTING: how to test a screen against a mocked procedure.

test('a search shows the users that the server finds', async () => {
  // Every procedure has a realistic default answer. `use` replaces one of them, for this test only.
  // The name, the input and the answer have the types of the router, so a typo does not compile.
  trpcMock.use({
    'admin.users.list': ({ search }) => ({
      items: people.filter(({ name }) => search === undefined || name.startsWith(search)),
      nextCursor: null,
    }),
  })

  // Renders the whole application at an address, as an administrator, a client or a visitor.
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('searchbox', { name: 'Search users' }).fill('Hana')

  // Assert what a user would see. `expect.element` waits until the assertion holds.
  await expect.element(screen.getByRole('article', { name: 'Hana Kim' })).toBeVisible()
  await expect.element(screen.getByRole('article', { name: 'Wes Dalton' })).not.toBeInTheDocument()
  // `calls` has the calls that were made, among them those of the frame around the screen.
  const lists = trpcMock.calls.filter(({ name }) => name === 'admin.users.list')
  expect(lists.at(-1)).toMatchObject({ input: { search: 'Hana' } })
})

test('a refusal is shown', async () => {
  // An `AppError` arrives with its code and its message, as the real server would send it.
  trpcMock.use({
    'admin.users.changeRole': ({ email }) => {
      throw new AppError('CONFLICT', `${email} is the last administrator`)
    },
  })
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('button', { name: 'Change Role of Jonah Sorensen' }).click()
  await screen.getByRole('button', { name: 'Update Role' }).click()
  await expect.element(screen.getByText('jonah@tallgrass.example is the last administrator')).toBeVisible()
})
