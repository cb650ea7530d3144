import { expect, test } from './fixtures.ts'
import { expectErrorToast, toasts } from './screens.ts'
import { failCalls } from './trpc-calls.ts'

const USE_CASE = 'Showing new setters how we prepare a floor'

test('chunks that fail to load are reported and retried, and the input is kept', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/demos\.joinWaitlist/)
  expectProblem(/\/assets\//)
  await page.goto('/devlab/tallgrass-echo')
  for (const field of ['Name', 'Company', 'Role']) await page.getByLabel(field).fill('Okafor')
  await page.getByLabel('Email').fill('maren@example.com')
  const useCase = page.getByLabel('What would you use it for?')
  await useCase.fill(USE_CASE)
  await failCalls(page, 'demos.joinWaitlist')
  await page.getByRole('button', { name: 'Join the Waitlist' }).click()
  await expectErrorToast(page, 'Error', 'Failed to submit. Please try again.')

  await page.route('**/assets/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Customer Login' }).click()
  await expect(toasts(page).getByRole('alert')).toHaveText([/Unable to connect to server/])
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(useCase).toHaveValue(USE_CASE)

  await page.unroute('**/assets/**')
  await expect(page.getByRole('dialog', { name: 'Customer Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  const chat = page.getByRole('dialog', { name: 'Chat with Tally' })
  await expect
    .poll(() => chat.boundingBox(), 'its styles have loaded')
    .toMatchObject({ width: 384, height: 512 })
  await expect(useCase).toHaveValue(USE_CASE)
})

test('a sign-out without a network, as the first action on a page, reports its failure', async ({
  context,
  expectProblem,
  page,
  signIn,
}) => {
  expectProblem(/auth\.logout/)
  expectProblem(/Logout request failed/)
  expectProblem(/demos\.links/)
  await signIn('client')
  const scriptWith = (words: string) =>
    page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes(words),
    )
  // It is preloaded soon after the page is hydrated, even if no one moves.
  const toaster = scriptWith('Notifications (F8)')
  // Dialogs are preloaded as soon as the page is used.
  const bell = scriptWith('Mark all as read')
  await page.goto('/portal')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await (await toaster).finished()
  await page.mouse.move(5, 400)
  await (await bell).finished()
  await context.setOffline(true)
  const homeCall = page.waitForEvent('requestfailed', (request) => request.url().includes('demos.links'))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expectErrorToast(
    page,
    'Your session may still be open',
    'We could not reach the server. We will sign you out as soon as it responds.',
  )
  await homeCall
})
