import { AppError } from '@tallgrass/domain'
import { people } from '@tallgrass/testing/mocks'
import { expect, test } from 'vitest'
import { renderApp } from './render-app'
import { trpcMock } from './trpc-mock'

// The example of CONTRIBUTING: how a screen is tested against a mocked procedure.

test('a search shows whoever the server finds', async () => {
  // Every procedure has a believable answer already; `use` gives one of them another, for this test alone.
  // The name, the input and the answer have the types of the router: what is misspelt does not compile.
  trpcMock.use({
    'admin.users.list': ({ search }) => ({
      items: people.filter(({ name }) => search === undefined || name.startsWith(search)),
      nextCursor: null,
    }),
  })

  // The whole application at an address, as an administrator, a client or a visitor.
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('searchbox', { name: 'Search users' }).fill('Hana')

  // Say what a person would see. `expect.element` waits until it is so.
  await expect.element(screen.getByRole('article', { name: 'Hana Kim' })).toBeVisible()
  await expect.element(screen.getByRole('article', { name: 'Wes Dalton' })).not.toBeInTheDocument()
  // What was asked for is in `calls`.
  expect(trpcMock.calls.at(-1)).toMatchObject({ name: 'admin.users.list', input: { search: 'Hana' } })
})

test('a refusal is shown', async () => {
  // An `AppError` arrives with its code and its sentence, as the real server would send it.
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
