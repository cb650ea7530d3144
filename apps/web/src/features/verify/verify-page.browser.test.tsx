import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

async function verify(content: string) {
  const screen = await renderApp({ path: '/verify' })
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File([content], 'Scope of work.pdf'))
  return screen
}

test('a file that we have sealed is authentic, and only its hash is asked about', async () => {
  const screen = await verify('abc')
  const result = screen.getByRole('region', { name: 'This document is authentic' })
  await expect.element(result.getByText('Scope of work.pdf')).toBeVisible()
  await expect.element(result.getByText('Signed by everybody')).toBeVisible()
  const asked = trpcMock.calls.filter(({ name }) => name === 'portal.documents.verify')
  expect(asked.map(({ input }) => input)).toEqual([{ sha256: ABC }])
})

test('a file that we do not know is said to be unknown', async () => {
  trpcMock.use({ 'portal.documents.verify': () => null })
  const screen = await verify('abc')
  await expect.element(screen.getByRole('heading', { name: 'We do not know this file' })).toBeVisible()
  await expect.element(screen.getByText(/this file was never sealed/)).toBeVisible()
})

test('a server that cannot answer is no verdict', async () => {
  trpcMock.use({
    'portal.documents.verify': () => {
      throw new AppError('NOT_READY', 'The database is being prepared')
    },
  })
  const screen = await verify('abc')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The database is being prepared')
})
