import { names } from '@tallgrass/brand'
import type { Company } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { client, company } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

async function renderCompany(facts: Partial<Company> = {}) {
  trpcMock.use({ 'portal.company.get': () => ({ ...company, ...facts }) })
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  const people = screen.getByRole('table', { name: 'People with access' })
  return {
    screen,
    people,
    rowOf: (name: string) => people.getByRole('row').filter({ hasText: name }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
    async choose(name: string, label: string) {
      await screen.getByRole('button', { name: `Actions for ${name}` }).click()
      await screen.getByRole('menuitem', { name: `${label}: ${name}`, exact: true }).click()
    },
  }
}

/** The client of the samples, as someone who pays and is not in charge. */
function asPayer() {
  trpcMock.use({ 'auth.session': () => ({ ...client, rights: ['pays'] }) })
  const people = company.people.map((one) => ({ ...one, isInCharge: one.id !== client.id }))
  return { people, rightsToGive: ['pays'] } satisfies Partial<Company>
}

const inputsOf = (name: string) =>
  trpcMock.calls.filter((call) => call.name === name).map(({ input }) => input)

test('the facts of the company and the people with access are shown', async () => {
  const { rowOf, screen } = await renderCompany()
  const facts = screen.getByRole('region', { name: 'Company', exact: true })
  for (const fact of ['Okafor Tile & Stone LLC', 'books@okafortile.example', '75-1234567']) {
    await expect.element(facts.getByText(fact, { exact: true })).toBeVisible()
  }
  await expect.element(rowOf('Maren Okafor')).toMatchTextContent(/You.*In charge.*client@tallgrass.example/)
  await expect.element(rowOf('Joel Okafor')).toMatchTextContent(/No account yet.*Signs.*Pays/)
  await expect.element(rowOf('Dele Okafor')).toMatchTextContent(/Invited.*dele@okafortile.example.*Pays/)
  await expect.element(rowOf('Edda Ruiz')).toMatchTextContent(/Invitation expired.*Read only/)
  await atBothWidths(() => expectAccessible('the profile with the company'))
  await expectFits()
})

test('each contact who is in charge is marked', async () => {
  const people = company.people.map((one) => ({ ...one, isInCharge: true }))
  const { rowOf } = await renderCompany({ people })
  for (const { name } of people) await expect.element(rowOf(name)).toMatchTextContent('In charge')
})

test('a private person sees billing details', async () => {
  const { screen } = await renderCompany({ name: null })
  const facts = screen.getByRole('region', { name: 'Billing details' })
  await expect.element(facts.getByRole('button', { name: 'Edit details' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Company', exact: true })).not.toBeInTheDocument()
})

test('a contact who may not change a field reads who may', async () => {
  const { screen } = await renderCompany(asPayer())
  const opener = screen.getByRole('button', { name: 'Edit company' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Company' })
  await expect.element(dialog.getByLabelText('Postal address')).toHaveFocus()
  for (const label of ['Legal name', 'Tax ID']) {
    const field = dialog.getByLabelText(label)
    await expect.element(field).toHaveAttribute('readonly')
    await expect.element(field).toHaveAccessibleDescription('Only people who sign may change this.')
  }
  await atBothWidths(() => expectAccessible('editing the company', openDialog))
  await dialog.getByLabelText('Email for invoices').fill('billing@okafortile.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(inputsOf('portal.company.update')).toEqual([
    { version: 1, invoiceEmail: 'billing@okafortile.example' },
  ])
  await expect.element(opener).toHaveFocus()
})

test('a late edit shows both sides', async () => {
  const { invoiceEmail, legalName, postalAddress, taxId, timeZone } = company
  const facts = { invoiceEmail, legalName, postalAddress, taxId, timeZone }
  const theirs = { ...facts, phone: '(940) 555-0000', version: 4 }
  trpcMock.use({
    'portal.company.update': ({ version, phone = null }) => {
      if (version === 4) return { version: 5 }
      throw new AppError('CONFLICT', 'This company has changed since you opened it. Please try again.', {
        details: { yours: { phone, version }, theirs },
      })
    },
  })
  const { screen } = await renderCompany()
  await screen.getByRole('button', { name: 'Edit company' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Company' })
  await dialog.getByLabelText('Phone').fill('(940) 555-0199')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toMatchTextContent('(940) 555-0000')
  await alert.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(inputsOf('portal.company.update').at(-1)).toEqual({ version: 4, phone: '(940) 555-0199' })
})

test('a colleague is invited with rights that the reader has', async () => {
  const { screen, toasts } = await renderCompany(asPayer())
  const opener = screen.getByRole('button', { name: 'Invite colleague' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Invite Colleague' })
  await expect.element(dialog.getByRole('checkbox', { name: 'Pays' })).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Signs' })).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('inviting a colleague', openDialog))
  await dialog.getByLabelText('First name').fill('Nora')
  await dialog.getByLabelText('Last name').fill('Okafor')
  await dialog.getByLabelText('Email').fill('nora@okafortile.example')
  await dialog.getByRole('checkbox', { name: 'Pays' }).click()
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect
    .element(toasts)
    .toMatchTextContent(
      'We will send an invitation to nora@okafortile.example, or get back to you if that is not possible.',
    )
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(inputsOf('portal.company.invite')).toEqual([
    {
      firstName: 'Nora',
      lastName: 'Okafor',
      email: 'nora@okafortile.example',
      signs: false,
      pays: true,
      reviews: false,
    },
  ])
})

test('where only administrators invite, a sentence says so, and invitations can only be cancelled', async () => {
  const { people, screen } = await renderCompany({ mayInvite: false })
  await expect
    .element(screen.getByText(`${names.business} invites people for your company. Please ask us.`))
    .toBeVisible()
  await expect.element(people).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Invite colleague' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Actions for Dele Okafor' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Cancel invitation: Dele Okafor' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Invite again: Dele Okafor' }))
    .not.toBeInTheDocument()
})

test('an invitation is sent again', async () => {
  const { choose, toasts } = await renderCompany()
  await choose('Edda Ruiz', 'Invite again')
  await expect.element(toasts).toMatchTextContent('Invited Again')
  expect(inputsOf('portal.company.inviteAgain')).toEqual([{ id: company.invited[1]?.id }])
})

test('an invitation is cancelled after a question', async () => {
  const { choose, rowOf, screen } = await renderCompany()
  const [dele, ...others] = company.invited
  trpcMock.use({
    'portal.company.cancelInvitation': () => {
      trpcMock.use({ 'portal.company.get': () => ({ ...company, invited: others }) })
      return { ok: true }
    },
  })
  await choose('Dele Okafor', 'Cancel invitation')
  const question = screen.getByRole('alertdialog', { name: 'Cancel the invitation of Dele Okafor?' })
  await expect.element(question.getByRole('button', { name: 'Keep Invitation' })).toHaveFocus()
  await question.getByRole('button', { name: 'Cancel Invitation' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(inputsOf('portal.company.cancelInvitation')).toEqual([{ id: dele?.id }])
  await expect.element(rowOf('Dele Okafor')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'People with access' })).toHaveFocus()
})

test('the contact in charge changes rights; a refusal keeps the dialog', async () => {
  const sentence = 'Maren Okafor is the only person who signs. Give someone else that right first.'
  trpcMock.use({
    'portal.company.setRights': () => {
      throw new AppError('CONFLICT', sentence)
    },
  })
  const { choose, screen, toasts } = await renderCompany()
  await choose('Maren Okafor', 'Change rights')
  const dialog = screen.getByRole('dialog', { name: 'Rights of Maren Okafor' })
  await dialog.getByRole('checkbox', { name: 'Signs' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(toasts).toMatchTextContent(sentence)
  await expect.element(dialog.getByRole('checkbox', { name: 'Signs' })).not.toBeChecked()
  expect(inputsOf('portal.company.setRights')).toEqual([
    { userId: client.id, version: 1, signs: false, pays: true, reviews: true },
  ])
})

test('a late edit of rights shows both sides, and sends the newer version', async () => {
  const person = company.people.find(({ name }) => name === 'Joel Okafor')
  if (!person) throw new Error('No such sample')
  const theirs = { version: 7, signs: true, pays: false, reviews: true }
  trpcMock.use({
    'portal.company.setRights'({ userId: _, version, ...rights }) {
      if (version === 7) return { ...person, ...rights, version: 8 }
      const details = { yours: { version: person.version }, theirs }
      throw new AppError('CONFLICT', 'This contact has changed since you opened it.', { details })
    },
  })
  const { choose, screen } = await renderCompany()
  await choose('Joel Okafor', 'Change rights')
  const dialog = screen.getByRole('dialog', { name: 'Rights of Joel Okafor' })
  await dialog.getByRole('checkbox', { name: 'Reviews' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Someone else saved this')
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(inputsOf('portal.company.setRights')).toMatchObject([{ version: person.version }, { version: 7 }])
})

test('a contact who is not in charge gives rights but takes none from others, and reads why', async () => {
  const facts = asPayer()
  const people = facts.people.map((one) => ({ ...one, isInCharge: false, pays: one.id === client.id }))
  const { choose, screen } = await renderCompany({ ...facts, people, invited: [] })
  await choose('Joel Okafor', 'Change rights')
  const dialog = screen.getByRole('dialog', { name: 'Rights of Joel Okafor' })
  await expect.element(dialog.getByRole('checkbox', { name: 'Pays' })).toHaveFocus()
  const signs = dialog.getByRole('checkbox', { name: 'Signs' })
  await expect.element(signs).toBeDisabled()
  await expect
    .element(signs)
    .toHaveAccessibleDescription('Only the contact in charge takes rights from others. Ask them or us.')
  await atBothWidths(() => expectAccessible('the rights of a colleague', openDialog))
  await dialog.getByRole('checkbox', { name: 'Pays' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(inputsOf('portal.company.setRights')).toMatchObject([{ signs: true, pays: true }])
})

test('there is no menu for people whose rights the reader may not change', async () => {
  const facts = asPayer()
  const people = facts.people.map((one) => ({ ...one, pays: true, reviews: true }))
  const { rowOf, screen } = await renderCompany({ ...facts, people, invited: [] })
  await expect.element(rowOf('Joel Okafor')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Actions for Maren Okafor' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Actions for Joel Okafor' }))
    .not.toBeInTheDocument()
})

test('without rights, there is no menu for people', async () => {
  const readers = company.people.map((one) => ({
    ...one,
    signs: false,
    pays: false,
    reviews: false,
    isInCharge: false,
  }))
  const { people, screen } = await renderCompany({ people: readers, rightsToGive: [], invited: [] })
  await expect.element(people).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
})
