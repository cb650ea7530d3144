import { fullProject } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asView } from '../../testing/as-view'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { answerPath, trpcMock } from '../../testing/trpc-mock'

const project = `/api/projects/${fullProject?.id}`
const everything = `${project}/everything.zip`
const documents = `/portal/projects/${fullProject?.id}?tab=documents`
const workspace = `/portal/admin/projects/${fullProject?.id}`

/** The addresses to which links outside the page lead: of downloads. */
function catchDownloads() {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => clicked.mockRestore())
  return () =>
    clicked.mock.contexts.map((context) => {
      const link = context as HTMLAnchorElement
      const { pathname, search } = new URL(link.href)
      return link.hasAttribute('download') && pathname + search
    })
}

const button = (name: string) => page.getByRole('button', { name })

test.each([
  ['client', documents, 'Take everything along', everything],
  ['admin', workspace, 'Evidence pack', `${project}/evidence.zip`],
] as const)(
  'a %s downloads an archive from its address once nothing speaks against it',
  async (as, path, name, file) => {
    const downloads = catchDownloads()
    const asked: string[] = []
    answerPath(file, ({ request }) => {
      asked.push(new URL(request.url).search)
      return new HttpResponse(null, { status: 204 })
    })
    await renderApp({ path, as })
    await button(name).click()
    await expect.poll(downloads).toEqual([file])
    expect(asked).toEqual(['?check=1'])
  },
)

test('a refused archive says why, and nothing is downloaded', async () => {
  const downloads = catchDownloads()
  const sentence = '“Walk.mp4” is missing or was changed after it was uploaded.'
  answerPath(everything, () => HttpResponse.json({ error: sentence, code: 'CONFLICT' }, { status: 409 }))
  await renderApp({ path: documents, as: 'client' })
  await button('Take everything along').click()
  await expectErrorToast('Error', sentence)
  expect(downloads()).toEqual([])
})

test('in a view, the check is one of the view, and the archive gets an address of its own', async () => {
  asView()
  const downloads = catchDownloads()
  trpcMock.use({ 'portal.viewing.file': ({ path }) => ({ url: `${path}?view=signed` }) })
  answerPath(everything, ({ request }) => {
    const isOfView = request.headers.get('x-view-as') === 'the-token'
    return new HttpResponse(null, { status: isOfView ? 204 : 403 })
  })
  await renderApp({ path: documents, as: 'client' })
  await button('Take everything along').click()
  await expect.poll(downloads).toEqual([`${everything}?view=signed`])
})

test.each([
  ['a list', '/portal/admin/audit', 'link', 'Export CSV', '/api/admin/audit.csv'],
  ['an archive', workspace, 'button', 'Evidence pack', `${project}/evidence.zip`],
] as const)('%s of the back office asks who you are first', async (_what, path, role, name, file) => {
  const downloads = catchDownloads()
  let isProved = false
  trpcMock.use({
    'auth.secondFactor.prove'() {
      isProved = true
      return { ok: true }
    },
  })
  const refusal = { error: 'Please confirm that it is you first', code: 'PROOF_NEEDED' }
  answerPath(file, () =>
    isProved ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(refusal, { status: 403 }),
  )
  await renderApp({ path, as: 'admin' })
  const press = () =>
    page
      .getByRole(role, { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.element(page.getByRole(role, { name })).toBeVisible()
  press()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectErrorToast('Error', refusal.error)
  expect(downloads()).toEqual([])
  press()
  await question.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(downloads).toEqual([file])
})
