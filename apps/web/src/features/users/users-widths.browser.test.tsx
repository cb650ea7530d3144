import type { ListedInvitation } from '@tallgrass/contracts'
import { type InvitationStatus, parseId, toInstant } from '@tallgrass/domain'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

afterEach(() => page.viewport(1280, 800))

test.each(['pending', 'history'])(
  'no column of the %s invitations is cut off at any window width',
  async (tab) => {
    trpcMock.use({
      'admin.invitations.list': () => ({
        items: longestInvitations().filter(({ status }) => tab === 'history' || status === 'PENDING'),
        nextCursor: null,
      }),
    })
    const screen = await renderApp({ path: `/portal/admin/users?tab=${tab}`, as: 'admin' })
    const table = screen.getByRole('table')
    await expect.element(table).toBeVisible()
    const hidden = () => table.element().scrollWidth - (table.element().parentElement?.clientWidth ?? 0)
    for (const width of [320, 700, 960, 1060, 1120, 1180, 1210, 1240, 1300]) {
      await page.viewport(width, 800)
      await expect.poll(hidden, { message: `at ${width} px` }).toBeLessThanOrEqual(0)
    }
  },
)

const statuses: InvitationStatus[] = ['PENDING', 'ACCEPTED', 'EXPIRED', 'CANCELLED']

/** An invitation of every status with the longest text its columns can have. */
function longestInvitations(): ListedInvitation[] {
  const at = toInstant(new Date(Date.now() - 59 * 60_000))
  return statuses.map((status, index) => ({
    id: parseId('Invitation', `01b00000-0000-7000-8000-00000000004${index}`),
    firstName: 'Ines',
    lastName: 'de la Serna',
    email: 'ines-delaserna@example.com',
    role: 'ADMIN',
    status,
    createdAt: at,
    expiresAt: at,
    acceptedAt: status === 'ACCEPTED' ? at : null,
    organizationId: null,
  }))
}
