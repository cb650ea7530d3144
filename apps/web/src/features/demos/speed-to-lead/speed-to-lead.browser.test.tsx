import { expect, test } from 'vitest'
import { expectGood, openDemo } from '../../../testing/open-demo'
import { pass } from '../../../testing/passing-time'
import { trpcMock } from '../../../testing/trpc-mock'

test('invalid input shows errors at the fields', async () => {
  const { demo } = await openDemo('speed-to-lead')
  await expectGood('the empty form')
  await demo.getByRole('button', { name: 'Send Lead' }).click()
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Company', 'Company name must be at least 2 characters'],
    ['What do you need help with?', 'Please describe your challenge (minimum 10 characters)'],
  ] as const) {
    await expect.element(demo.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(message)
  }
  await expect.element(demo.getByLabelText('Name', { exact: true })).toHaveFocus()
  await expectGood('the refused lead')
})

test('a lead is answered in 4.5 seconds, and the input never leaves the browser', async () => {
  const { demo } = await openDemo('speed-to-lead')
  const name = demo.getByLabelText('Name', { exact: true })
  await name.fill('Dana Whitfield')
  await demo.getByLabelText('Email').fill('dana@harlow.example')
  await demo.getByLabelText('Company').fill('Harlow Street')
  await demo.getByLabelText('What do you need help with?').fill('Our shower floor leaks')
  const asked = trpcMock.calls.length
  await demo.getByRole('button', { name: 'Send Lead' }).click()

  const timer = demo.getByRole('timer')
  const now = () => document.querySelector('[aria-current="step"]')?.textContent
  await expect.element(timer).toHaveTextContent('0.0s')
  expect(now()).toContain('Sending message')
  pass(1500)
  expect(timer.element().textContent).toBe('1.5s')
  expect(now()).toContain('Message delivered')
  pass(1500)
  expect(now()).toContain('Offering a time')
  await expectGood('the lead on its way')
  pass(1500)
  expect(timer.element().textContent).toBe('4.5s')
  await expect.element(demo.getByText(/You wrote: “Our shower floor leaks”/)).toBeVisible()
  await expect
    .element(demo.getByText(/free to talk (tomorrow|\w+day) at 10:30 am or \w+day at 2 pm/))
    .toBeVisible()
  await expect.element(demo.getByText(/Outreach in under 5 seconds/)).toBeVisible()
  expect(trpcMock.calls).toHaveLength(asked)
  const book = demo.getByRole('link', { name: 'Book Real Demo' })
  await expect.element(book).toHaveAttribute('href', '/schedule')
  await expectGood('the answered lead')
  await demo.getByRole('button', { name: 'Try Another Lead' }).click()
  await expect.element(name).toHaveFocus()
})
