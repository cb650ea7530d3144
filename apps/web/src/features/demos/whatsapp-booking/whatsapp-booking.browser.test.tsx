import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectGood, openDemo } from '../../../testing/open-demo'
import { pass } from '../../../testing/passing-time'
import { trpcMock } from '../../../testing/trpc-mock'

// Every state is checked at every width and in both color schemes.
const TIMEOUT_MS = 90_000

test('the chat takes a booking, and the messages never leave the browser', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { demo } = await openDemo('whatsapp-booking')
  const log = demo.getByRole('log', { name: 'Conversation' })
  await expectGood('the greeting')
  const asked = trpcMock.calls.length
  const write = async (text: string) => {
    await demo.getByLabelText('Message', { exact: true }).fill(text)
    await userEvent.keyboard('{Enter}')
  }
  const say = async (text: string) => {
    await write(text)
    pass(1500)
  }
  await say('   ')
  expect(log.element().querySelectorAll('time')).toHaveLength(1)
  await say('info please')
  await expect.element(log).toMatchTextContent('bathroom and kitchen tile')
  await say('Can I BOOK a visit?')
  await say('Harlow Street')
  await say('dana')
  await expect.element(log).toMatchTextContent('does not look like an email address')
  await write('dana@harlow.example')
  await expect.element(demo.getByRole('img', { name: 'Okafor Tile & Stone is typing' })).toBeVisible()
  await expectGood('the chat')
  pass(4500)
  await expect.element(log).toMatchTextContent('Here is your link, Harlow Street')
  const link = log.getByRole('link', { name: 'Choose a time' })
  await expect.element(link).toHaveAttribute('href', '/schedule')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await say('book')
  await expect.element(log).toMatchTextContent('already set up')
  expect(trpcMock.calls).toHaveLength(asked)
  await expectGood('the booked chat')
})
