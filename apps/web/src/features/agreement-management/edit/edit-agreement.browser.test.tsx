import { AppError, parseMoney } from '@tallgrass/domain'
import { agreementDetailsOf, agreementIn, anId } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const draft = agreementDetailsOf(agreementIn('DRAFT'))

async function openDrawer(agreement = draft) {
  trpcMock.use({ 'admin.agreements.get': () => agreement })
  const screen = await renderApp({ path: `/portal/admin/agreements?agreement=${agreement.id}`, as: 'admin' })
  const drawer = screen.getByRole('dialog', { name: `${agreement.type} Agreement` })
  await expect.element(drawer.getByRole('heading', { name: 'Documents' })).toBeVisible()
  const dialog = screen.getByRole('dialog', { name: 'Edit Agreement' })
  return { screen, drawer, dialog, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test('a draft is edited: only the changes are sent, on the version that was seen', async () => {
  trpcMock.use({
    'admin.agreements.update': () => ({ ...draft, projectName: 'Front desk and phone', version: 2 }),
  })
  const { dialog, drawer, toasts } = await openDrawer()
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(dialog.getByLabelText('Agreement Type')).toHaveValue('SOW')
  await dialog.getByLabelText('Project Name').fill('Front desk and phone')
  await dialog.getByRole('button', { name: 'Update Agreement' }).click()
  await expect.element(toasts).toMatchTextContent('Agreement Updated')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.agreements.update',
    input: { id: draft.id, version: 1, projectName: 'Front desk and phone' },
  })
})

test('a late edit shows both sides and keeps what was typed', async () => {
  const theirs = { type: 'SOW', projectName: 'Phone', projectId: draft.projectId, description: null }
  trpcMock.use({
    'admin.agreements.update': () => {
      const details = { yours: { version: 1 }, theirs: { ...theirs, version: 2 } }
      throw new AppError('CONFLICT', 'This agreement has changed since you opened it.', { details })
    },
  })
  const { dialog, drawer } = await openDrawer()
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabelText('Project Name').fill('Front desk and phone')
  await dialog.getByRole('button', { name: 'Update Agreement' }).click()
  await expect.element(dialog).toMatchTextContent('Someone else saved this while you were editing.')
  await expect.element(dialog.getByLabelText('Project Name')).toHaveValue('Front desk and phone')
  await expect.element(dialog.getByRole('definition').filter({ hasText: 'Phone' }).last()).toBeVisible()
})

test('what is sent cannot be edited; its duplicate opens for editing', async () => {
  const sent = agreementDetailsOf(agreementIn('SENT'))
  const copy = { ...draft, id: anId('Agreement') }
  const { dialog, drawer, screen, toasts } = await openDrawer(sent)
  await expect.element(drawer.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument()
  trpcMock.use({ 'admin.agreements.duplicate': () => copy, 'admin.agreements.get': () => copy })
  await drawer.getByRole('button', { name: 'Duplicate' }).click()
  await expect.element(dialog.getByLabelText('Project Name')).toHaveValue(copy.projectName)
  await expect.element(toasts).toMatchTextContent('Agreement Duplicated')
  expect(trpcMock.calls).toContainEqual({ name: 'admin.agreements.duplicate', input: { id: sent.id } })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText(copy.id)).toBeVisible()
})

test('a price is taken back by emptying its field', async () => {
  trpcMock.use({ 'admin.agreements.update': () => ({ ...draft, price: null, version: 2 }) })
  const priced = { ...draft, price: parseMoney('12000.00') }
  const { dialog, drawer, toasts } = await openDrawer(priced)
  await expect.element(drawer).toMatchTextContent('Price of the project$12,000.00')
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabelText('Project Price').fill('')
  await dialog.getByRole('button', { name: 'Update Agreement' }).click()
  await expect.element(toasts).toMatchTextContent('Agreement Updated')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.agreements.update',
    input: { id: draft.id, version: 1, price: null },
  })
})
