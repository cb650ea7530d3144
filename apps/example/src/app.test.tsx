import { AppError, businessMocks, createTrpcMock } from '@tallgrass/mocks'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { App } from './app.tsx'

// The machine may be busy.
configure({ asyncUtilTimeout: 20_000 })

const SITE = 'https://tallgrass.example'
const KEY = 'tg_live_example'

const mock = createTrpcMock()
/** Without the key, nothing is answered. */
const locked = http.all(`${SITE}/*`, ({ request }) =>
  request.headers.get('authorization') === `Bearer ${KEY}` ? undefined : HttpResponse.error(),
)
const site = setupServer(locked, mock.handler)

beforeAll(() => site.listen({ onUnhandledFrame: 'error' }))
afterAll(() => site.close())
beforeEach(() => mock.defaults(businessMocks('admin')))
afterEach(() => {
  cleanup()
  mock.reset()
})

async function connect(key = KEY) {
  const user = userEvent.setup()
  render(<App />)
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), SITE)
  await user.type(screen.getByLabelText('API key'), key)
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  return user
}

const leads = () => within(screen.getByRole('region', { name: 'Leads' }))

test('an invoice whose payment was recorded is no longer open', async () => {
  const user = await connect()
  const button = await screen.findByRole('button', { name: 'Record payment of INV-2026-0007' })
  const open = screen.getAllByRole('button', { name: /^Record payment/ }).length
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: /INV-2026-0007/ })).toBeNull())
  expect(screen.getAllByRole('button', { name: /^Record payment/ })).toHaveLength(open - 1)
})

test('a lead that was added is listed', async () => {
  const user = await connect()
  await screen.findByText('Nora Castellan')
  await user.type(leads().getByLabelText('Name'), 'Iris Lund')
  await user.click(leads().getByRole('button', { name: 'Add lead' }))
  await leads().findByText('Iris Lund')
})

test('an invalid email address is refused with the message of the site, before anything is sent', async () => {
  const user = await connect()
  await screen.findByText('Nora Castellan')
  await user.type(leads().getByLabelText('Email'), 'iris')
  await user.click(leads().getByRole('button', { name: 'Add lead' }))
  expect((await leads().findByRole('alert')).textContent).toBe('Please enter a valid email address')
  expect(mock.calls.filter(({ name }) => name === 'admin.leads.create')).toEqual([])
})

test('the address of another lead is refused by the site', async () => {
  const user = await connect()
  await screen.findByText('Nora Castellan')
  await user.type(leads().getByLabelText('Email'), 'nora@castellanroofing.example')
  await user.click(leads().getByRole('button', { name: 'Add lead' }))
  expect((await leads().findByRole('alert')).textContent).toBe('Another lead has this email address')
})

test('a key without the right to read is told so', async () => {
  mock.use({
    'admin.invoices.list'() {
      throw new AppError('FORBIDDEN', 'This key may not read invoices')
    },
  })
  await connect()
  await screen.findByText('This key may not read invoices')
})
