import { AppError } from '@tallgrass/domain'
import { client, people } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { preferMotion } from '../../testing/prefer-motion'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

type Person = (typeof people)[number]

afterEach(async () => {
  await preferMotion('no-preference')
  await page.viewport(1280, 800)
})

async function openDialog(name: string) {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  const opener = screen.getByRole('button', { name: `Change Role of ${name}` })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Change Role' })
  await expect.element(dialog).toBeVisible()
  return {
    screen,
    opener,
    dialog,
    role: dialog.getByLabelText('New Role'),
    update: dialog.getByRole('button', { name: 'Update Role' }),
  }
}

test.each([
  ['Hana Kim', 'hana@brightsidedental.example', 'ADMIN'],
  ['Jonah Sorensen', 'jonah@tallgrass.example', 'CLIENT'],
])(
  'the dialog shows the name and email of %s and preselects the other role',
  async (name, email, opposite) => {
    const { dialog, role } = await openDialog(name)
    await expect.element(dialog).toMatchTextContent(name)
    await expect.element(dialog).toMatchTextContent(email)
    await expect.element(role).toHaveValue(opposite)
    const choices = role.getByRole('option').elements()
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Client', 'Admin'])
  },
)

test('the dialog warns of an address that no one has confirmed', async () => {
  const unconfirmed = (person: Person) => ({ ...person, emailVerified: person.name !== 'Hana Kim' })
  trpcMock.use({ 'admin.users.list': () => ({ items: people.map(unconfirmed), nextCursor: null }) })
  const { dialog } = await openDialog('Hana Kim')
  await expect.element(dialog.getByText(/Hana Kim has not confirmed the email address/)).toBeVisible()
})

test.each([1280, 375])(
  'the button shows progress, and the lists are updated afterward at %i px',
  async (width) => {
    await page.viewport(width, 812)
    const answered = Promise.withResolvers<Person>()
    let isChanged = false
    const shown = (person: Person) =>
      isChanged && person.name === 'Hana Kim' ? { ...person, role: 'ADMIN' as const } : person
    trpcMock.use({
      'admin.users.changeRole': () => answered.promise,
      'admin.users.list': () => ({ items: people.map(shown), nextCursor: null }),
    })
    const { dialog, opener, role, screen, update } = await openDialog('Hana Kim')

    await update.click()
    await expect
      .element(dialog.getByRole('button', { name: 'Updating...' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()

    const counts = () => trpcMock.calls.filter(({ name }) => name === 'admin.users.counts').length
    const before = counts()
    isChanged = true
    answered.resolve({
      ...client,
      emailVerified: true,
      hasAccount: true,
      deactivatedAt: null,
      organizationId: null,
    })
    await expectToast('User Role Updated', 'User role has been successfully changed.')
    expect(counts()).toBe(before + 1)
    await expect.element(dialog).not.toBeInTheDocument()
    const card = screen.getByRole('article', { name: 'Hana Kim' })
    await expect.element(card.getByText('Admin', { exact: true })).toBeVisible()
    await expect.element(opener).toHaveFocus()
    expect(trpcMock.calls).toContainEqual({
      name: 'admin.users.changeRole',
      input: { email: 'hana@brightsidedental.example', role: 'ADMIN' },
    })

    await opener.click()
    await expect.element(role).toHaveValue('CLIENT')
  },
)

test.each(['no-preference', 'reduce'] as const)(
  'the dialog returns the focus and resets the choice, motion: %s',
  async (motion) => {
    await preferMotion(motion)
    const { dialog, opener, role, screen } = await openDialog('Hana Kim')
    for (const way of ['Escape', 'Cancel', 'Close']) {
      await expect.element(role).toHaveFocus()
      await expect.element(role).toHaveValue('ADMIN')
      await role.selectOptions('Client')
      if (way === 'Escape') await userEvent.keyboard('{Escape}')
      else await dialog.getByRole('button', { name: way }).click()
      await screen.getByRole('button', { name: 'Discard' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
      await opener.click()
    }
  },
)

test('a refusal shows the reason and keeps the dialog open', async () => {
  trpcMock.use({
    'admin.users.changeRole'() {
      throw new AppError('CONFLICT', 'There has to be one administrator')
    },
  })
  const { dialog, update } = await openDialog('Jonah Sorensen')
  await update.click()
  await expectErrorToast('Error', 'There has to be one administrator')
  await expect.element(dialog).toBeVisible()
})

test('a failure without a server message shows the fallback text', async () => {
  trpcMock.use({
    'admin.users.changeRole'() {
      throw HttpResponse.error()
    },
  })
  const { dialog, update } = await openDialog('Jonah Sorensen')
  await update.click()
  await expectErrorToast('Error', 'Failed to update user role')
  await expect.element(dialog).toBeVisible()
})

test('administrators cannot change their own role', async () => {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await expect.element(screen.getByRole('button', { name: 'Change Role of Ruth Calloway' })).toBeDisabled()
})
