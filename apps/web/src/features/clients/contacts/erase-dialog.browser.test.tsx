import { AppError } from '@tallgrass/domain'
import { organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const okafor = organizations.find(({ name }) => name === 'Okafor Tile & Stone')

async function openQuestion() {
  if (!okafor) throw new Error('There is no sample client')
  const client = organizationDetailsOf(okafor)
  const contact = client.contacts.find(({ name }) => name === 'Joel Okafor')
  trpcMock.use({ 'admin.clients.get': () => client })
  const screen = await renderApp({ path: `/portal/admin/clients/${client.id}`, as: 'admin' })
  await screen.getByRole('button', { name: 'Actions for Joel Okafor' }).click()
  await screen.getByRole('menuitem', { name: 'Delete data…: Joel Okafor' }).click()
  const question = screen.getByRole('dialog', { name: 'Delete the data of Joel Okafor?' })
  await expect.element(question).toBeVisible()
  return { question, contact }
}

test('the data of someone who asked is deleted once the word is typed', async () => {
  const { contact, question } = await openQuestion()
  await expectAccessible('deleting the data of a contact', openDialog)
  const button = question.getByRole('button', { name: 'Delete Data' })
  await button.click()
  const field = question.getByLabelText('Type DELETE to confirm')
  await expect.element(field).toBeInvalid()
  await field.fill('DELETE')
  await button.click()
  await expectToast('Data Deleted', 'The rest is gone within a day.')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.data.erasePerson',
    input: { userId: contact?.id, confirmation: 'DELETE' },
  })
})

test('a refusal says why, and the question stays', async () => {
  const sentence = 'Joel Okafor has to sign “Retainer”. Sign or decline it first.'
  trpcMock.use({
    'admin.data.erasePerson'() {
      throw new AppError('CONFLICT', sentence)
    },
  })
  const { question } = await openQuestion()
  await question.getByLabelText('Type DELETE to confirm').fill('DELETE')
  await question.getByRole('button', { name: 'Delete Data' }).click()
  await expectErrorToast('Error', sentence)
  await expect.element(question).toBeVisible()
})
