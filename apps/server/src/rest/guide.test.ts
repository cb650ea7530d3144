import { readFileSync } from 'node:fs'
import * as client from '@tallgrass/client'
import { refusalStatuses } from '@tallgrass/contracts'
import * as mocks from '@tallgrass/mocks'
import * as msw from 'msw/node'
import * as standardwebhooks from 'standardwebhooks'
import { expect, test } from 'vitest'
import { guideFolder, runGuide } from '../../tests/support/run-guide.ts'
import { EXAMPLE_SITE } from './code-samples.ts'

const modules = { '@tallgrass/client': client, '@tallgrass/mocks': mocks, 'msw/node': msw, standardwebhooks }

test('the receiver of the guide takes a signed event once, and no forged one', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const { printed, values } = await runGuide('webhooks', {
    modules,
    url: EXAMPLE_SITE,
    env: { WEBHOOK_SECRET: secret },
    returns: ['receive'],
  })
  const receive = values.receive as (request: Request) => Promise<Response>
  const body = JSON.stringify({ type: 'lead.created', timestamp: new Date(), data: { leadId: 'lead-1' } })
  const at = new Date()
  const request = (signature: string) =>
    new Request('https://hooks.example', {
      method: 'POST',
      body,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signature,
      },
    })
  const signature = new standardwebhooks.Webhook(secret).sign('msg_1', at, body)
  const statuses = [signature, signature, 'v1,forged'].map(
    async (each) => (await receive(request(each))).status,
  )
  expect(await Promise.all(statuses)).toEqual([204, 204, 401])
  expect(printed).toEqual([['A lead: lead-1']])
})

test('the mocks of the guide remember, and refuse when told to', async () => {
  const { printed, values } = await runGuide('mocking', { modules, url: EXAMPLE_SITE, returns: ['site'] })
  ;(values.site as { close(): void }).close()
  expect(printed).toEqual([[['Iris Lund']], [true]])
})

test('the guide lists every code with its status', () => {
  const text = readFileSync(new URL('errors.md', guideFolder), 'utf8')
  const listed = [...text.matchAll(/^\| `(\w+)`\s*\| (\d+)\s*\|/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ])
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(Object.entries(refusalStatuses).map(([code, { http }]) => [code, http])),
  )
})
