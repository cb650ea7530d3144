import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { webhookSender } from './webhook-sender.ts'

/** Longer than any answer that comes. */
const PATIENT_MS = 60_000
const HASTY_MS = 100
const KIBIBYTE = 1024

/** A server on this machine, and the requests that it got. */
async function receiver(answer: RequestListener) {
  const got: { url: string | undefined; host: string | undefined; body: string }[] = []
  async function receive(...[request, response]: Parameters<RequestListener>) {
    const { headers, url } = request
    got.push({ url, host: headers.host, body: await text(request) })
    answer(request, response)
  }
  const server = createServer((...exchange) => void receive(...exchange))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { got, port, url: `http://127.0.0.1:${port}/hooks` }
}

const request = (url: string) => ({ url, headers: { 'webhook-id': '1' }, body: '{"type":"lead.created"}' })

test('posts the body, and returns the status and the text of the answer', async () => {
  const { got, url } = await receiver((_, response) => response.writeHead(202).end('Thanks'))
  const answer = await webhookSender({ allowLoopback: true }).send(request(url))
  expect(answer).toMatchObject({ status: 202, text: 'Thanks', problem: null })
  expect(got).toMatchObject([{ url: '/hooks', body: '{"type":"lead.created"}' }])
})

test('connects to the address that was checked, whatever the name resolves to', async () => {
  const { got, port } = await receiver((_, response) => response.end())
  let asked = 0
  const resolve = async () => {
    asked += 1
    return [{ address: '127.0.0.1', family: 4 }]
  }
  // No name server knows a name under .invalid (RFC 6761).
  const url = `http://receiver.invalid:${port}/hooks`
  const answer = await webhookSender({ allowLoopback: true, resolve }).send(request(url))
  expect(answer).toMatchObject({ status: 200, problem: null })
  expect(got).toMatchObject([{ host: `receiver.invalid:${port}` }])
  expect(asked).toBe(1)
})

test.each([
  [['10.0.0.1']],
  [['169.254.169.254']],
  [['8.8.8.8', '127.0.0.1']],
  [['::ffff:127.0.0.1']],
  [['fd00:ec2::254']],
  [[]],
])('sends nothing to a host with the addresses %j', async (addresses) => {
  const { got, port } = await receiver((_, response) => response.end())
  const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const answer = await webhookSender({ resolve }).send(request(`https://example.com:${port}/hooks`))
  expect(answer).toMatchObject({ status: null, problem: 'Its host is not on the internet' })
  expect(got).toEqual([])
})

test('sends nothing to this machine unless that is allowed', async () => {
  const { got, url } = await receiver((_, response) => response.end())
  expect(await webhookSender().send(request(url))).toMatchObject({
    problem: 'Its host is not on the internet',
  })
  expect(got).toEqual([])
})

test('sends nothing over http to another machine', async () => {
  const resolve = async () => [{ address: '8.8.8.8', family: 4 }]
  const answer = await webhookSender({ allowLoopback: true, resolve }).send(request('http://example.com/'))
  expect(answer.problem).toBe('Its address does not begin with https://')
})

test('gives up an endpoint that does not answer in time', async () => {
  const { url } = await receiver(() => {})
  const answer = await webhookSender({ allowLoopback: true, timeoutMs: HASTY_MS }).send(request(url))
  expect(answer).toMatchObject({ status: null, problem: 'It did not answer within 0.1 seconds' })
})

test('gives up a name that is not resolved in time', async () => {
  const resolve = () => new Promise<never>(() => {})
  const answer = await webhookSender({ resolve, timeoutMs: HASTY_MS }).send(request('https://example.com/'))
  expect(answer.problem).toBe('It did not answer within 0.1 seconds')
})

test('the status of an answer that breaks off counts', async () => {
  const { url } = await receiver((_, response) =>
    response.writeHead(200).write('Begun', () => response.destroy()),
  )
  const answer = await webhookSender({ allowLoopback: true, timeoutMs: PATIENT_MS }).send(request(url))
  expect(answer).toMatchObject({ status: 200, text: 'Begun', problem: null })
})

test('reads the beginning of a huge answer, and closes the connection', async () => {
  const closed = Promise.withResolvers<void>()
  const { url } = await receiver((_, response) => {
    response.on('close', closed.resolve)
    const more = () => {
      while (response.write('x'.repeat(16 * KIBIBYTE)));
    }
    response.on('drain', more)
    more()
  })
  const answer = await webhookSender({ allowLoopback: true, timeoutMs: PATIENT_MS }).send(request(url))
  expect(answer.status).toBe(200)
  expect(answer.text).toHaveLength(64 * KIBIBYTE)
  await closed.promise
})

test('does not follow redirects', async () => {
  const { got, url } = await receiver((_, response) =>
    response.writeHead(307, { location: '/moved', 'retry-after': '30' }).end(),
  )
  const answer = await webhookSender({ allowLoopback: true }).send(request(url))
  expect(answer).toMatchObject({ status: 307, retryAfter: '30' })
  expect(got).toHaveLength(1)
})

test('says that no connection was possible', async () => {
  const resolve = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  }
  expect((await webhookSender({ resolve }).send(request('https://example.com/'))).problem).toBe(
    'Its host has no address (ENOTFOUND)',
  )
})

test.each([
  ['https://example.com/hooks', undefined],
  ['http://example.com/hooks', 'The address must begin with https://'],
  ['ftp://example.com/', 'The address must begin with https://'],
  ['https://localhost/', 'The address must be on the internet'],
  ['https://hooks.localhost/', 'The address must be on the internet'],
  ['https://127.1/', 'The address must be on the internet'],
  ['https://0x7f000001/', 'The address must be on the internet'],
  ['https://2130706433/', 'The address must be on the internet'],
  ['https://[::1]/', 'The address must be on the internet'],
  ['https://[::ffff:10.0.0.1]/', 'The address must be on the internet'],
  ['https://169.254.169.254/latest/meta-data', 'The address must be on the internet'],
  ['nonsense', 'Enter a whole web address, such as https://example.com/webhooks'],
])('an administrator can enter %s: %s', (url, problem) => {
  expect(webhookSender().problemOf(url)).toBe(problem)
})

test.each(['http://localhost:4410/', 'http://127.0.0.1:4410/', 'https://[::1]/'])(
  '%s can be allowed',
  (url) => {
    expect(webhookSender({ allowLoopback: true }).problemOf(url)).toBeUndefined()
  },
)
