import { messagesPath } from '@tallgrass/domain'
import { defaultMocks, fullProject } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const QUESTION = 'Can you add (a second)\nphone number? 100 % sure'

async function openWith(text: string) {
  if (!fullProject) throw new Error('The samples have no project')
  const screen = await renderApp({ path: messagesPath(fullProject.id, text), as: 'client' })
  return { screen, field: screen.getByRole('textbox', { name: 'Message', exact: true }) }
}

const saved = () =>
  trpcMock.calls.filter(({ name }) => name === 'portal.messages.saveDraft').map(({ input }) => input)

test('the question from the chat is filled in, is kept as a draft, and leaves the address', async () => {
  const { field, screen } = await openWith(QUESTION)
  await expect.element(field).toHaveValue(QUESTION)
  await expect.poll(() => screen.router.state.location.hash).toBe('')
  expect(screen.router.state.location.search).toEqual({ tab: 'messages' })
  await expect.poll(saved, { timeout: 5000 }).toMatchObject([{ body: QUESTION }])
})

test('the question comes below what was typed before, and is not sent by itself', async () => {
  const usual = defaultMocks('client')['portal.messages.draft']
  const sendKey = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const draft = { body: 'Dear Ruth,', internal: null, quoted: null, sendKey }
  trpcMock.use({ 'portal.messages.draft': async (input) => ({ ...(await usual(input)), draft }) })
  const { field } = await openWith(QUESTION)
  await expect.element(field).toHaveValue(`Dear Ruth,\n\n${QUESTION}`)
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('portal.messages.send')
})
