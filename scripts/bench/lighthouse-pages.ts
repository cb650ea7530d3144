/** Pages for people with an account; `cookie` is their session, `home` the first page of their portal. */
export interface MeasuredPage {
  path: string
  home: string
  cookie: string
}

interface Row {
  id: string
  url?: string | null
  status: string
}

const PASSWORD = 'Prairie2026!'

const adminScreens = [
  '',
  '/clients',
  '/users',
  '/projects',
  '/agreements',
  '/invoices',
  '/leads',
  '/leads?view=board',
  '/bookings',
  '/conversations',
  '/waitlist',
  '/audit',
  '/outbox',
  '/failed-jobs',
  '/api-keys',
  '/webhooks',
  '/notifications',
  '/profile',
]

/** Where someone has been before, the portals know their time zone. */
const TIME_ZONE = `time_zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`

/** Every screen of both portals on the demo data, and the pages that emailed links open. */
export async function portalPages(address: string): Promise<MeasuredPage[]> {
  const admin = await signIn(address, 'admin@tallgrass.example')
  const client = await signIn(address, 'client@tallgrass.example')
  const list = async (call: string, cookie = client): Promise<Row[]> => {
    const url = `${address}/trpc/${call}.list?input=${encodeURIComponent('{}')}`
    const response = await fetch(url, { headers: { cookie } })
    return JSON.parse(await response.text()).result.data.items
  }
  const [project] = await list('portal.projects')
  const [document] = await list('portal.documents')
  const [organization] = await list('admin.clients', admin)
  const payment = (await list('portal.invoices')).find(({ status, url }) => status === 'OPEN' && url)?.url
  if (!project || !document || !organization || !payment)
    throw new Error('The demo data lacks a page to measure')
  const { pathname, search } = new URL(payment, address)
  const clientPaths = [
    '/portal',
    '/portal/projects',
    `/portal/projects/${project.id}`,
    `/portal/projects/${project.id}?tab=messages`,
    '/portal/agreements',
    '/portal/invoices',
    '/portal/profile',
    '/portal/help',
    '/portal/notifications',
    `/sign/${document.id}`,
    pathname + search,
    '/schedule',
    '/verify',
  ]
  const ofRows = [
    `/clients/${organization.id}`,
    `/projects/${project.id}`,
    `/projects/${project.id}?tab=messages`,
    `/webhooks/${await addWebhook(address, admin)}`,
  ]
  const adminPaths = [...adminScreens, ...ofRows].map((path) => `/portal/admin${path}`)
  return [
    ...clientPaths.map((path) => ({ path, home: '/portal', cookie: client })),
    ...adminPaths.map((path) => ({ path, home: '/portal/admin', cookie: admin })),
  ]
}

/** The demo data has no webhook. Resolves with the new one's id. */
async function addWebhook(address: string, cookie: string): Promise<string> {
  const response = await fetch(`${address}/trpc/admin.webhooks.create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify({ url: 'https://example.com/webhooks', kinds: ['lead.created'] }),
  })
  if (!response.ok) throw new Error(`A webhook could not be added: ${await response.text()}`)
  return JSON.parse(await response.text()).result.data.id
}

async function signIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`${email} could not sign in`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return [...cookies, TIME_ZONE].join('; ')
}
