import { createSystemCtx } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { testApp } from '../support/test-app.ts'

test('the demo data has its calls wherever times are chosen', async () => {
  const schedulerUrl = 'https://cal.com/prairie'
  const { services } = await testApp({
    replace: ({ settings }) => ({ settings: { ...settings, links: { ...settings.links, schedulerUrl } } }),
  })
  expect(await loadDemoData(services)).toBe(true)
  const { db } = createSystemCtx(services)
  const statuses = await db.selectFrom('bookings').select('status').distinct().execute()
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    'cancelled',
    'completed',
    'no-show',
    'scheduled',
  ])
})

test('demo data is loaded once', async () => {
  const { services } = await testApp()
  expect(await loadDemoData(services)).toBe(true)
  expect(await loadDemoData(services)).toBe(false)
})
