import { admin, adminNotifications, anId, leadDetailsOf, leads } from '@tallgrass/mocks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callsTo } from '../../testing/end-session'
import { liveStream, spreadNothing } from '../../testing/live-stream'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const LEADS = '/portal/admin/leads'
const [newest, ...older] = leads
if (!newest) throw new Error('There is no sample lead')

/** The list of leads of an administrator who follows what changes. */
async function followLeads() {
  const live = liveStream()
  const server = { leads: older, unread: 0 }
  trpcMock.use({
    'admin.leads.list': () => ({ items: server.leads, nextCursor: null }),
    'portal.notifications.unread': () => ({ unread: server.unread }),
    'portal.notifications.list': () => ({ items: adminNotifications, nextCursor: null }),
  })
  const screen = await renderApp({ path: LEADS, as: 'admin' })
  const rows = () => screen.getByRole('main').getByRole('row').elements().length - 1
  await expect.poll(rows).toBe(older.length)
  await live.opened()
  return { live, rows, screen, server }
}

test('a list, the bell and the title follow what others change, and nothing else is asked for', async () => {
  const { live, rows, screen, server } = await followLeads()
  const [lists, counts] = [callsTo('admin.leads.list').length, callsTo('portal.notifications.unread').length]
  server.leads = leads
  live.changed('lead', newest.id)
  await expect.poll(rows).toBe(leads.length)
  expect(callsTo('portal.notifications.unread')).toHaveLength(counts)
  server.unread = 3
  live.changed('notification')
  await expect.element(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^\(3\) /)
  expect(callsTo('admin.leads.list')).toHaveLength(lists + 1)
  expect(callsTo('portal.live').map(({ input }) => Object.keys(Object(input)))).toEqual([['age']])
})

test('after a gap, all that is on the screen is asked for again', async () => {
  const { live, rows, screen, server } = await followLeads()
  server.leads = leads
  server.unread = 2
  spreadNothing()
  live.reload()
  await expect.poll(rows).toBe(leads.length)
  await expect.element(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
})

test('what is on no screen is asked for when it is shown next', async () => {
  const { live, rows, screen, server } = await followLeads()
  await screen.router.navigate({ to: '/portal/admin/waitlist' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Waitlist')
  const before = callsTo('admin.leads.list').length
  server.leads = leads
  live.changed('lead', newest.id)
  server.unread = 1
  live.changed('notification')
  await expect.element(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(callsTo('admin.leads.list')).toHaveLength(before)
  await screen.router.navigate({ to: LEADS })
  await expect.poll(rows).toBe(leads.length)
})

test('a hidden page follows only in its tab, and catches up when it is shown', async () => {
  const { live, rows, server } = await followLeads()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  server.leads = leads
  live.changed('lead', newest.id)
  server.unread = 1
  live.changed('notification')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  expect(rows()).toBe(older.length)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(rows).toBe(leads.length)
})

test('what changes while an answer is on its way is asked for once more', async () => {
  const { live, rows, server } = await followLeads()
  const late = Promise.withResolvers<void>()
  let asked = 0
  trpcMock.use({
    async 'admin.leads.list'() {
      const items = server.leads
      asked += 1
      if (asked === 1) await late.promise
      return { items, nextCursor: null }
    },
  })
  live.changed('lead', newest.id)
  await expect.poll(() => asked).toBe(1)
  server.leads = leads
  for (const { id } of leads) live.changed('lead', id)
  server.unread = 1
  live.changed('notification')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  expect(asked).toBe(1)
  late.resolve()
  await expect.poll(rows).toBe(leads.length)
  expect(asked).toBe(2)
})

test('nothing is asked for while a change of this page is being saved', async () => {
  const { live, screen, server } = await followLeads()
  const saved = Promise.withResolvers<void>()
  const lists = callsTo('admin.leads.list').length
  const checks = callsTo('auth.session').length
  trpcMock.use({
    async 'admin.leads.create'() {
      await saved.promise
      return { id: anId('Lead'), version: 1 }
    },
  })
  await screen.getByRole('button', { name: 'Add Lead' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add Lead' })
  await dialog.getByLabelText('Phone').fill('(972) 555-0142')
  await dialog.getByRole('button', { name: 'Add Lead' }).click()
  await expect.poll(() => callsTo('admin.leads.create')).toHaveLength(1)
  server.unread = 1
  live.changed('lead')
  // The session is asked for all the same, after the list would have been.
  live.changed('user', admin.id)
  live.changed('notification')
  await expect.poll(() => callsTo('auth.session')).toHaveLength(checks + 1)
  expect(callsTo('admin.leads.list')).toHaveLength(lists)
  server.leads = leads
  saved.resolve()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
})

test('a form keeps what was typed while its record changes behind it', async () => {
  const live = liveStream()
  let notes = 'Called'
  trpcMock.use({
    'admin.leads.get': () => ({ ...leadDetailsOf(newest), notes, version: notes === 'Called' ? 1 : 2 }),
  })
  const screen = await renderApp({ path: `${LEADS}?lead=${newest.id}`, as: 'admin' })
  const drawer = screen.getByRole('dialog').first()
  await expect.element(drawer.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called')
  await drawer.getByRole('button', { name: 'Edit' }).click()
  const form = screen.getByRole('dialog', { name: 'Edit Lead' })
  await form.getByLabelText('Phone').fill('(972) 555-0199')
  await live.opened()
  notes = 'Called twice'
  live.changed('lead', newest.id)
  await expect.element(drawer.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called twice')
  await expect.element(form.getByLabelText('Phone')).toHaveValue('(972) 555-0199')
  await expect.element(form.getByLabelText('Phone')).toHaveFocus()
})

test('a list of several pages keeps them and its place', async () => {
  const live = liveStream()
  const pages = [older.slice(0, 2), older.slice(2, 4)]
  let name = 'Before'
  trpcMock.use({
    'admin.leads.list': ({ cursor }) => ({
      items: (pages[cursor ? 1 : 0] ?? []).map((lead) => ({ ...lead, name: `${name} ${lead.id.slice(-4)}` })),
      nextCursor: cursor ? null : 'second',
    }),
  })
  const screen = await renderApp({ path: LEADS, as: 'admin' })
  const rows = screen.getByRole('main').getByRole('row')
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.elements().length).toBe(5)
  await live.opened()
  const last = rows.last().element()
  last.scrollIntoView()
  const at = last.getBoundingClientRect().top
  name = 'After'
  live.changed('lead', older[0]?.id)
  await expect.element(rows.last()).toMatchTextContent('After')
  expect(rows.elements()).toHaveLength(5)
  expect(rows.last().element(), 'the row is still the same element').toBe(last)
  expect(last.getBoundingClientRect().top).toBe(at)
})
