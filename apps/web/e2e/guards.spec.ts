import { expect, test } from './fixtures.ts'
import { changeRoleByApi } from './people.ts'
import { holdCalls } from './trpc-calls.ts'

const nowhere = '0198c0de-0000-7000-8000-000000000000'

const journeys = {
  visitor: {
    '/portal': '/',
    '/portal/profile': '/',
    '/portal/projects': '/',
    [`/portal/projects/${nowhere}`]: '/',
    '/portal/help': '/',
    '/portal/nowhere/at/all': '/',
    '/portal/admin': '/',
    '/portal/admin/projects': '/',
    [`/portal/admin/projects/${nowhere}`]: '/',
    '/portal/admin/users': '/',
    '/portal/admin/nowhere': '/',
    '/client/dashboard': '/',
  },
  client: {
    '/portal': '/portal',
    '/portal/profile': '/portal/profile',
    '/portal/projects': '/portal/projects',
    '/portal/help': '/portal/help',
    '/portal/nowhere/at/all': '/portal',
    '/portal/admin': '/',
    '/portal/admin/projects': '/',
    [`/portal/admin/projects/${nowhere}`]: '/',
    '/portal/admin/users': '/',
    '/portal/admin/nowhere': '/',
    '/client/dashboard': '/portal',
  },
  admin: {
    '/portal': '/',
    '/portal/profile': '/',
    '/portal/projects': '/',
    [`/portal/projects/${nowhere}`]: '/',
    '/portal/help': '/',
    '/portal/nowhere/at/all': '/',
    '/portal/admin': '/portal/admin',
    '/portal/admin/projects': '/portal/admin/projects',
    '/portal/admin/users': '/portal/admin/users',
    '/portal/admin/nowhere': '/portal/admin',
    '/client/dashboard': '/',
  },
} as const

for (const who of ['visitor', 'client', 'admin'] as const) {
  test(`every portal address leads the ${who} where they belong`, async ({ page, signIn }) => {
    if (who !== 'visitor') await signIn(who)
    for (const [asked, reached] of Object.entries(journeys[who])) {
      const response = await page.goto(asked)
      expect(response?.status(), asked).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page, asked).toHaveURL(reached)
    }
  })
}

for (const [who, address] of [
  ['client', '/portal'],
  ['admin', '/portal/admin'],
] as const) {
  test(`the portal of the ${who} shows a spinner until the session is known`, async ({ page, signIn }) => {
    await signIn(who)
    const release = await holdCalls(page, 'auth.session')
    await page.goto(address)
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  })
}

test('nothing of the other portal is asked for', async ({ page, signIn }) => {
  await signIn('client')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/portal/admin/users')
  await expect(page).toHaveURL('/')
  expect(asked.filter((url) => url.includes('/trpc/admin.'))).toEqual([])
})

test('an administrator whose role is taken away leaves at the next call', async ({
  page,
  newAdmin,
  signIn,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 401/)
  const admin = await signIn(await newAdmin())
  await page.goto('/portal/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
  await changeRoleByApi(office, admin.email, 'CLIENT')
  await page.getByRole('tab', { name: 'Invitation History' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
})

test('a client who becomes an administrator signs in again and finds the other portal', async ({
  page,
  newClient,
  signIn,
  office,
}) => {
  const client = await signIn(await newClient())
  await page.goto('/portal')
  await changeRoleByApi(office, client.email, 'ADMIN')
  await page.reload()
  await expect(page).toHaveURL('/')
  await signIn(client)
  await page.goto('/portal/admin')
  await expect(page.getByText(`Welcome, ${client.name}`)).toBeVisible()
})
