import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeRoleByApi, type Person } from './people.ts'
import { expectErrorToast, expectToast } from './screens.ts'
import { answerTo, cutCalls, holdCalls } from './trpc-calls.ts'

async function openCard(page: Page, person: Person) {
  await page.goto(`/portal/admin/users?search=${person.email}`)
  const card = page.getByRole('article', { name: person.name })
  return { card, button: card.getByRole('button', { name: /^Change Role/ }) }
}

test('a client becomes an administrator and the lists follow', { tag: '@mobile' }, async ({
  page,
  signIn,
  newClient,
}) => {
  const client = await newClient()
  await signIn('admin')
  const { button, card } = await openCard(page, client)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Change Role' })
  await expect(dialog).toContainText(client.name)
  await expect(dialog).toContainText(client.email)
  await expect(dialog.getByLabel('New Role')).toHaveValue('ADMIN')
  await expect(dialog.getByLabel('New Role').getByRole('option')).toHaveText(['Client', 'Admin'])

  const counted = answerTo(page, 'admin.users.counts')
  const release = await holdCalls(page, 'admin.users.changeRole')
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  release()
  await expectToast(page, 'User Role Updated', 'User role has been successfully changed.')
  await counted
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('Admin', { exact: true })).toBeVisible()
  await expect(button).toBeFocused()

  await button.click()
  await expect(dialog.getByLabel('New Role')).toHaveValue('CLIENT')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the dialog gives the focus back and forgets the choice, motion: ${reducedMotion}`, async ({
    page,
    signIn,
    newClient,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await signIn('admin')
    const { button } = await openCard(page, await newClient())
    const dialog = page.getByRole('dialog', { name: 'Change Role' })
    for (const leave of ['Escape', 'Cancel', 'Close']) {
      await button.click()
      await expect(dialog.getByLabel('New Role')).toBeFocused()
      await expect(dialog.getByLabel('New Role')).toHaveValue('ADMIN')
      await dialog.getByLabel('New Role').selectOption('Client')
      if (leave === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: leave }).click()
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })
}

test('nobody changes their own role', async ({ page, signIn, newAdmin }) => {
  const admin = await signIn(await newAdmin())
  const { button } = await openCard(page, admin)
  await expect(button).toBeDisabled()
})

test('a refusal and a silent failure are told', async ({
  page,
  signIn,
  newAdmin,
  newClient,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 40[13]/)
  expectProblem(/admin\.users\.changeRole/)
  const client = await newClient()
  const admin = await signIn(await newAdmin())
  const { button } = await openCard(page, client)
  await button.click()
  const restore = await cutCalls(page, 'admin.users.changeRole')
  const dialog = page.getByRole('dialog', { name: 'Change Role' })
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expectErrorToast(page, 'Error', 'Failed to update user role')
  await expect(dialog).toBeVisible()
  await restore()
  await changeRoleByApi(office, admin.email, 'CLIENT')
  await dialog.getByRole('button', { name: 'Update Role' }).click()
  await expect(page).toHaveURL('/')
})
