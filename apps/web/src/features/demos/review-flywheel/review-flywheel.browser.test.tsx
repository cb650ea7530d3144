import { expect, test } from 'vitest'
import { expectFigures, expectGood, openDemo } from '../../../testing/open-demo'
import { pass } from '../../../testing/passing-time'

test.each([
  ['Priya Raman', 5, 'Google', 0],
  ['Luis Ortega', 3, 'Yelp', 1],
  ['Dana Whitfield', 2, 'Facebook', 1],
] as const)('%s leaves %i stars on %s and gets a reply', async (name, stars, platform, approved) => {
  const { demo } = await openDemo('review-flywheel')
  await expectFigures(demo, ['98% response rate', '4.8 average rating', '2 min AI response time'])
  if (stars === 5) await expectGood('the customers')
  await demo.getByRole('button', { name: new RegExp(name) }).click()
  const history = demo.getByRole('list', { name: 'What has happened' })
  await expect.element(history).toMatchTextContent('Request sent')
  if (stars === 3) await expectGood('the request')
  pass(3000)
  await expect.element(demo.getByRole('img', { name: `${stars} of 5 stars` })).toBeVisible()
  await expect.element(demo.getByText(`Review on ${platform}`)).toBeVisible()
  if (stars === 3) await expectGood('the review')
  pass(2000)
  await expect.element(demo.getByText(/Writing a reply/)).toBeVisible()
  if (stars === 2) await expectGood('a reply being written')
  pass(3000)
  await expect.element(history).toMatchTextContent('Reply posted')
  const mark = demo.getByText("Posted after the owner's approval")
  expect(mark.elements()).toHaveLength(approved)
  pass(2000)
  await expect.element(history).toMatchTextContent('Done')
  if (stars === 2) await expectGood('the answered review')
  await demo.getByRole('button', { name: 'Reset' }).click()
  await expect.element(demo.getByRole('button', { name: /Priya Raman/ })).toHaveFocus()
})
