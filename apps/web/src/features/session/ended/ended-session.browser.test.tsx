import { AppError, parseId, parseInstant } from '@tallgrass/domain'
import { admin, anId, client, defaultMocks, fullProject, tasks } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { callsTo, endSession } from '../../../testing/end-session'
import { expectErrorToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const issued = {
  id: parseId('Invitation', '01b00000-0000-7000-8000-000000000042'),
  inviteUrl: 'http://localhost:3000/invite/accept?token=secret',
  expiresAt: parseInstant('2026-11-27T09:00:00.000Z'),
  emailEnabled: false,
  emailSent: false,
}

const question = page.getByRole('dialog', { name: 'Your session has ended' })
const password = question.getByLabelText('Password', { exact: true })

async function enterPassword() {
  await password.fill('Prairie2026!')
  await userEvent.keyboard('{Enter}')
}

/** An administrator sends a form after the session has ended. */
async function inviteTooLate() {
  const screen = await renderApp({ path: '/portal/admin/users?tab=pending', as: 'admin' })
  await screen.getByRole('button', { name: 'Invite User' }).click()
  const form = screen.getByRole('dialog', { name: 'Invite User' })
  await form.getByLabelText('First Name').fill('Ines')
  await form.getByLabelText('Last Name').fill('Moreno')
  await form.getByLabelText('Email Address').fill('ines@example.com')
  const server = endSession()
  trpcMock.use({ 'admin.invitations.create': server.guarded(() => issued) })
  await form.getByRole('button', { name: 'Send Invitation' }).click()
  await expect.element(question).toBeVisible()
  return { screen, form, server }
}

test('a form goes on after the password was entered in place', async () => {
  const { form, screen } = await inviteTooLate()
  await expect.element(question.getByLabelText('Account')).toHaveValue(admin.email)
  await expect.element(password).toHaveFocus()
  await enterPassword()
  await expect
    .element(screen.getByText('Send this link to ines@example.com.', { exact: false }))
    .toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(form).not.toBeInTheDocument()
  expect(callsTo('auth.adminLogin').map(({ input }) => input)).toEqual([
    { username: admin.email, password: 'Prairie2026!' },
  ])
  expect(callsTo('admin.invitations.create')).toHaveLength(2)
  expect(screen.router.state.location.href).toBe('/portal/admin/users?tab=pending')
})

test('a client signs in as a client, and the comment that they typed is sent', async () => {
  const waiting = tasks.find(({ status }) => status === 'READY_FOR_REVIEW')
  const screen = await renderApp({ path: `/portal/projects/${fullProject?.id}`, as: 'client' })
  const card = screen.getByRole('region', { name: waiting?.title ?? '' })
  await card.getByLabelText('Comment').fill('Two lines could be shorter.')
  const { guarded } = endSession()
  trpcMock.use({ 'portal.tasks.review': guarded(defaultMocks('client')['portal.tasks.review']) })
  await card.getByRole('button', { name: /^Request changes/ }).click()
  await expect.element(question.getByLabelText('Account')).toHaveValue(client.email)
  await enterPassword()
  await expect.element(screen.getByText('We have your comment and will work on the changes.')).toBeVisible()
  expect(callsTo('auth.login').map(({ input }) => input)).toEqual([
    { email: client.email, password: 'Prairie2026!' },
  ])
})

test('pages that load meanwhile wait for the password', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await expect.element(screen.getByText('Welcome, Ruth Calloway')).toBeVisible()
  const { guarded } = endSession()
  trpcMock.use({ 'admin.users.list': guarded(defaultMocks('admin')['admin.users.list']) })
  await screen.router.navigate({ to: '/portal/admin/users' })
  await expect.element(question).toBeVisible()
  expect(callsTo('auth.session'), 'one check, however many calls were refused').toHaveLength(2)
  await enterPassword()
  await expect.element(screen.getByRole('article', { name: 'Hana Kim' })).toBeVisible()
})

test.each([
  ['Login failed', 'Invalid credentials', new AppError('UNAUTHENTICATED', 'Invalid credentials')],
  ['Login failed', 'Try again in 15 minutes.', new AppError('RATE_LIMITED', 'Try again in 15 minutes.')],
  ['Connection error', 'Unable to connect to server', HttpResponse.error()],
])('a refused password leaves everything as it is: %s, %s', async (title, message, refusal) => {
  const { form, server } = await inviteTooLate()
  trpcMock.use({
    'auth.adminLogin'() {
      throw refusal
    },
  })
  await enterPassword()
  await expectErrorToast(title, message)
  await expect.element(password).toHaveValue('Prairie2026!')
  await expect.element(form.getByLabelText('First Name')).toHaveValue('Ines')
  const doubt = question.getByText('your access may have been removed', { exact: false })
  const doubts = message === 'Invalid credentials' ? 1 : 0
  await expect.poll(() => doubt.elements()).toHaveLength(doubts)
  trpcMock.use({ 'auth.adminLogin': () => ({ role: 'ADMIN', user: server.signIn(admin) }) })
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => callsTo('admin.invitations.create')).toHaveLength(2)
})

test('a client with a refused password reads that their access may have been removed', async () => {
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const { guarded } = endSession()
  trpcMock.use({
    'portal.company.get': guarded(defaultMocks('client')['portal.company.get']),
    'auth.login'() {
      throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
    },
  })
  await screen.router.navigate({ to: '/portal/profile' })
  await expect.element(question).toBeVisible()
  await enterPassword()
  await expect
    .element(question)
    .toMatchTextContent('If your password is right, your access may have been removed. Ask us.')
  await atBothWidths(() => expectAccessible('a refused password', openDialog))
})

test('an empty password is refused at the field, and Escape closes neither dialog', async () => {
  const { form } = await inviteTooLate()
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect.element(password).toHaveAccessibleDescription('Password is required')
  await userEvent.keyboard('{Escape}')
  await question.getByText('Enter your password to continue', { exact: false }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  await expect.element(form.getByLabelText('First Name')).toHaveValue('Ines')
  await expect.element(page.getByText('Discard changes?')).not.toBeInTheDocument()
  expect(callsTo('auth.adminLogin')).toEqual([])
})

test('the answer of another account starts afresh, and nothing is sent in its name', async () => {
  const { form, screen, server } = await inviteTooLate()
  const other = { ...admin, id: anId('User'), name: 'Ada Byron' }
  trpcMock.use({ 'auth.adminLogin': () => ({ role: 'ADMIN', user: server.signIn(other) }) })
  await enterPassword()
  await expect.element(screen.getByText('Welcome, Ada Byron')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(form).not.toBeInTheDocument()
  expect(callsTo('admin.invitations.create')).toHaveLength(1)
})

test('an administrator who is a client by now is denied, and nothing is sent', async () => {
  await inviteTooLate()
  trpcMock.use({ 'auth.adminLogin': () => ({ role: 'CLIENT', user: { ...admin, role: 'CLIENT' } }) })
  await enterPassword()
  await expectErrorToast('Access denied', 'Admin access required.')
  await expect.element(question).toBeVisible()
  expect(callsTo('admin.invitations.create')).toHaveLength(1)
})

test('a client who is an administrator by now leaves the portal, and nothing is sent', async () => {
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  await expect.element(screen.getByRole('main').getByText(client.email).first()).toBeVisible()
  const { guarded, signIn } = endSession()
  trpcMock.use({
    'auth.login': () => signIn({ ...client, role: 'ADMIN' }),
    'portal.invoices.list': guarded(() => ({ items: [], nextCursor: null })),
  })
  await screen.router.navigate({ to: '/portal/invoices' })
  await expect.element(question).toBeVisible()
  const before = callsTo('portal.invoices.list').length
  await enterPassword()
  await expect.element(screen.getByRole('link', { name: 'Admin Portal' })).toBeVisible()
  expect(callsTo('portal.invoices.list')).toHaveLength(before)
})

test('the question is accessible', async () => {
  await inviteTooLate()
  await atBothWidths(() => expectAccessible('Your session has ended', openDialog))
})
