import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { givenClient } from '../support/given-client.ts'

const { admin, draft, retainer, server } = await agreementApp()
const { id: clientId } = await givenClient(server)

const long = (length: number) => 'x'.repeat(length)
/** DNS labels have at most 63 letters. */
const address = (length: number) => {
  const start = `e${unique()}@${long(60)}.${long(60)}.${long(60)}.`
  return `${start}${long(length - start.length)}`
}

/** Valid calls of an administrator; each test replaces one field. */
const calls = {
  async invitation() {
    const body = { firstName: 'E', lastName: 'M', email: `e${unique()}@example.com`, role: 'CLIENT' }
    return { path: '/api/invitations', body }
  },
  async project() {
    return { path: '/api/projects', body: { name: 'Front desk', clientId } }
  },
  async agreement() {
    return { path: '/api/agreements', body: { clientId, projectName: 'Front desk' } }
  },
  async document() {
    const path = `/api/agreements/${await draft({ clientId })}/send-for-signature`
    return { path, body: retainer }
  },
  async payment() {
    return { path: '/api/payments/create-request', body: { clientId, amount: 10, description: 'Setup' } }
  },
}

const MAX_MONEY = '99999999.99'

test.each([
  ['invitation', 'firstName', long(100), long(101), 'First name must be at most 100 characters'],
  ['invitation', 'lastName', long(99), long(100), 'Last name must be at most 99 characters'],
  ['invitation', 'email', address(254), address(255), 'Please enter a valid email address'],
  ['project', 'name', long(200), long(201), 'Project name must be at most 200 characters'],
  ['project', 'description', long(5000), long(5001), 'Description must be at most 5000 characters'],
  ['agreement', 'projectName', long(200), long(201), 'Project name must be at most 200 characters'],
  ['agreement', 'description', long(5000), long(5001), 'Description must be at most 5000 characters'],
  ['document', 'documentTitle', long(200), long(201), 'Document title must be at most 200 characters'],
  ['document', 'projectName', long(200), long(201), 'Project name must be at most 200 characters'],
  ['document', 'description', long(5000), long(5001), 'Description must be at most 5000 characters'],
  ['document', 'retainerAmount', 0.01, 0, 'Retainer amount must be positive'],
  ['document', 'retainerAmount', MAX_MONEY, 100_000_000, 'Retainer amount is too large'],
  ['payment', 'description', long(200), long(201), 'Description must be at most 200 characters'],
  ['payment', 'amount', 0.01, 0.001, 'Amount must be a number with at most two decimals'],
  ['payment', 'amount', MAX_MONEY, 100_000_000, 'Amount is too large'],
] as const)(
  'the %s accepts a %s at the limit and refuses it beyond',
  async (call, field, at, beyond, message) => {
    const { body, path } = await calls[call]()
    expect(await admin.rest('POST', path, { ...body, [field]: beyond })).toMatchObject({
      status: 400,
      body: { error: message, code: 'INVALID', issues: [{ path: field, message }] },
    })
    expect(await admin.rest('POST', path, { ...body, [field]: at })).toMatchObject({ status: 200 })
  },
)
