import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/invite/accept?token=of-an-invitation'

test('an invitation is accessible with its rules', async () => {
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: 'Create Account' }).click()
  await expect.element(screen.getByLabelText('Username')).toBeInvalid()
  await expectAccessible('the invitation with its rules')
})

test('an unknown invitation is accessible', async () => {
  trpcMock.use({
    'auth.invitation'() {
      throw new AppError('NOT_FOUND', 'There is no such invitation')
    },
  })
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'Invitation Not Found' })).toBeVisible()
  await expectAccessible('an unknown invitation')
})
