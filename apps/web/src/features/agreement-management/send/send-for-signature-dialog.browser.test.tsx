import { agreementDetailsOf, agreementIn, fullProject, projects } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app'
import { renderPart } from '../../../testing/render-part'
import { trpcMock } from '../../../testing/trpc-mock'
import { SendForSignatureDialog } from './send-for-signature-dialog'

const draft = { ...agreementIn('DRAFT'), type: 'MSA' as const }

async function openDialog() {
  trpcMock.use({ 'portal.agreements.list': () => ({ items: [draft], nextCursor: null }) })
  trpcMock.use({ 'admin.agreements.sendForSignature': () => agreementDetailsOf(agreementIn('SENT')) })
  const screen = await renderApp({ path: '/portal/admin/agreements', as: 'admin' })
  await screen.getByRole('button', { name: /^Send for Signature/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Send for Signature' })
  const submit = dialog.getByRole('button', { name: 'Send for Signature' })
  return { screen, dialog, submit, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test('the form defaults to a retainer titled after the agreement', async () => {
  const { dialog } = await openDialog()
  await expect.element(dialog.getByLabelText('Document Type')).toHaveValue('retainer')
  await expect
    .element(dialog.getByLabelText('Document Title'))
    .toHaveValue(`MSA Agreement ${draft.id.slice(-8)}`)
  await expect.element(dialog.getByLabelText('Project Name')).toHaveValue('MSA Project')
  await expect.element(dialog.getByLabelText('Retainer Amount')).toHaveValue('5000')
})

test.each([
  ['SOW', 'scope_of_work'],
  ['TOOLS', 'scope_of_work'],
] as const)('for a %s agreement, it starts as %s', async (type, documentType) => {
  const part = <SendForSignatureDialog agreement={{ ...draft, type }} opened onClose={() => {}} />
  const screen = await renderPart(part, { as: 'admin' })
  await expect.element(screen.getByLabelText('Document Type')).toHaveValue(documentType)
})

test('the names of the agreement and of its project are one click away', async () => {
  const agreement = { ...draft, projectName: 'Phone line', projectId: fullProject?.id ?? null }
  const part = <SendForSignatureDialog agreement={agreement} opened onClose={() => {}} />
  const screen = await renderPart(part, { as: 'admin' })
  const names = screen.getByRole('group', { name: 'Names for the title' })
  await names.getByRole('button', { name: fullProject?.name ?? '' }).click()
  await expect.element(screen.getByLabelText('Document Title')).toHaveValue(fullProject?.name)
  await screen
    .getByRole('group', { name: 'Names for the project' })
    .getByRole('button', { name: 'Phone line' })
    .click()
  await expect.element(screen.getByLabelText('Project Name')).toHaveValue('Phone line')
})

test('a sign-off is offered only for a project that is ready, and otherwise the reason is shown', async () => {
  const project = projects.find(({ id }) => id === fullProject?.id)
  if (!project) throw new Error('There is no such project among the samples')
  let status: typeof project.status = 'REVIEW'
  const open = async () => {
    trpcMock.use({ 'portal.projects.get': () => ({ ...project, status }) })
    const part = (
      <SendForSignatureDialog agreement={{ ...draft, projectId: project.id }} opened onClose={() => {}} />
    )
    const screen = await renderPart(part, { as: 'admin' })
    const type = screen.getByLabelText('Document Type')
    return { screen, type, signOff: type.getByRole('option', { name: 'Completion sign-off' }) }
  }
  const early = await open()
  await expect
    .element(early.type)
    .toHaveAccessibleDescription(
      'A completion sign-off can be sent once the project is ready. It is in review.',
    )
  await expect.element(early.signOff).toBeDisabled()
  await early.screen.unmount()
  status = 'READY'
  await expect.element((await open()).signOff).toBeEnabled()
})

test('the sender is warned that the texts are samples', async () => {
  const { dialog } = await openDialog()
  await expect.element(dialog.getByRole('note')).toMatchTextContent('are samples. Have a lawyer review them')
})

test('only a retainer has an amount', async () => {
  const { dialog, submit, toasts } = await openDialog()
  await dialog.getByLabelText('Document Type').selectOptions('Scope of work')
  await expect.element(dialog.getByLabelText('Retainer Amount')).not.toBeInTheDocument()
  await submit.click()
  await expect
    .element(toasts)
    .toHaveTextContent('Document SentThe document has been sent for e-signature successfully.')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.agreements.sendForSignature',
    input: {
      id: draft.id,
      documentType: 'scope_of_work',
      documentTitle: `MSA Agreement ${draft.id.slice(-8)}`,
      projectName: 'MSA Project',
      description: null,
    },
  })
})

test('missing values and an invalid amount show an error at their field', async () => {
  const { dialog, submit } = await openDialog()
  await dialog.getByLabelText('Document Title').fill('')
  await dialog.getByLabelText('Retainer Amount').fill('a lot')
  await submit.click()
  await expect.element(dialog.getByText('Document title is required')).toBeVisible()
  await expect
    .element(dialog.getByText('Retainer amount must be a number with at most two decimals'))
    .toBeVisible()
  await dialog.getByLabelText('Retainer Amount').fill('0')
  await dialog.getByLabelText('Project Name').fill('')
  await submit.click()
  await expect.element(dialog.getByText('Retainer amount must be positive')).toBeVisible()
  await expect.element(dialog.getByText('Project name is required')).toBeVisible()
})

test('a failure keeps the input, and a retry works', async () => {
  const { dialog, submit, toasts } = await openDialog()
  trpcMock.use({
    'admin.agreements.sendForSignature': () => {
      throw HttpResponse.error()
    },
  })
  await dialog.getByLabelText('Document Title').fill('Retainer for the front desk')
  await dialog.getByLabelText('Retainer Amount').fill('2500.50')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to send document for signature')
  await expect.element(dialog.getByLabelText('Document Title')).toHaveValue('Retainer for the front desk')
  trpcMock.use({ 'admin.agreements.sendForSignature': () => agreementDetailsOf(agreementIn('SENT')) })
  await submit.click()
  await expect.element(toasts).toMatchTextContent('Document Sent')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.agreements.sendForSignature',
    input: expect.objectContaining({
      documentTitle: 'Retainer for the front desk',
      retainerAmount: '2500.50',
    }),
  })
})

test('focus moves to the agreement when its button disappears', async () => {
  const { screen, submit, toasts } = await openDialog()
  trpcMock.use({
    'portal.agreements.list': () => ({
      items: [{ ...agreementIn('SENT'), id: draft.id }],
      nextCursor: null,
    }),
  })
  await submit.click()
  await expect.element(toasts).toMatchTextContent('Document Sent')
  await expect.element(screen.getByRole('button', { name: /^View Details/ })).toHaveFocus()
})

test('the preview shows what is typed, and invalid fields instead if there are any', async () => {
  const { dialog } = await openDialog()
  const preview = dialog.getByRole('link', { name: 'Preview' })
  await dialog.getByLabelText('Document Title').fill('Front desk & phone')
  await expect
    .element(preview)
    .toHaveAttribute('href', expect.stringContaining(`/api/agreements/${draft.id}/preview.pdf?`))
  await expect
    .element(preview)
    .toHaveAttribute('href', expect.stringContaining('documentTitle=Front+desk+%26+phone'))
  await dialog.getByLabelText('Document Title').fill('')
  await preview.click()
  await expect.element(dialog.getByText('Document title is required')).toBeVisible()
})

test('nothing is sent without an agreement', async () => {
  const dialog = <SendForSignatureDialog agreement={undefined} opened onClose={() => {}} />
  const screen = await renderPart(dialog, { as: 'admin' })
  await screen.getByLabelText('Document Title').fill('Retainer for the front desk')
  await screen.getByLabelText('Project Name').fill('Front desk')
  await screen.getByRole('button', { name: 'Send for Signature' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorNo agreement selected')
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.agreements.sendForSignature')
})
