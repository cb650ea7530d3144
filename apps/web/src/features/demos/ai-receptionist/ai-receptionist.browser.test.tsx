import { expect, test, vi } from 'vitest'
import { expectFigures, expectGood, openDemo } from '../../../testing/open-demo'
import { pass } from '../../../testing/passing-time'

// Every state is checked at every width and in both color schemes.
const TIMEOUT_MS = 90_000

async function openLine() {
  const { card, demo, screen } = await openDemo('ai-receptionist')
  return {
    card,
    demo,
    screen,
    button: (name: string) => demo.getByRole('button', { name, exact: true }),
    log: demo.getByRole('log', { name: 'Transcript' }),
  }
}

/** Records every ring and every spoken line from now on. */
function listen() {
  const heard: string[] = []
  const start = OscillatorNode.prototype.start
  vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(function (this: OscillatorNode, when) {
    heard.push('rings')
    start.call(this, when)
  })
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void heard.push(`says ${text}`))
  vi.spyOn(speechSynthesis, 'cancel').mockImplementation(() => void heard.push('is quiet'))
  return heard
}

test.each([
  [1, 'The question was answered'],
  [2, 'An estimate visit was booked'],
  [3, 'A specialist'],
  [4, 'The message is'],
] as const)('call %i ends with its own outcome', { timeout: TIMEOUT_MS }, async (calls, outcome) => {
  const { button, demo } = await openLine()
  if (calls === 1) {
    await expectFigures(demo, ['24/7 answering', '95% query resolution', '3s average response'])
    await expectGood('the quiet line')
  }
  // The scenarios come up in turn.
  for (let before = 1; before < calls; before++) {
    await button('Simulate Incoming Call').click()
    await button('Decline').click()
    await expect.element(button('Simulate Incoming Call')).toHaveFocus()
  }
  await button('Simulate Incoming Call').click()
  pass(4000)
  await expect.element(demo.getByRole('status')).toHaveTextContent('Incoming call')
  await expect.element(demo.getByText('Ringing')).toBeVisible()
  if (calls === 1) await expectGood('an incoming call')
  await button('Answer').click()
  pass(3000)
  await expect.element(demo.getByRole('timer')).toHaveTextContent('0:03')
  if (calls === 1) await expectGood('a call')
  pass(30_000)
  await expect.element(demo.getByText(outcome, { exact: false })).toBeVisible()
  await expectGood(outcome)
  await button('Try Another Call').click()
  await expect.element(button('Simulate Incoming Call')).toHaveFocus()
})

test('a call can be put on hold, transferred and ended', async () => {
  const { button, demo, log } = await openLine()
  await button('Simulate Incoming Call').click()
  await button('Answer').click()
  pass(1000)
  await expect.element(log).toMatchTextContent('good afternoon')
  await expect.element(demo.getByText('Receptionist is speaking')).toBeVisible()
  await button('Voice on').click()
  await button('Mute').click()
  await expect.element(button('Voice off')).toBeVisible()
  await expect.element(button('Unmute')).toBeVisible()
  await button('Hold').click()
  pass(10_000)
  await expect.element(demo.getByRole('timer')).toHaveTextContent('0:11')
  await expectGood('a call on hold')
  expect(log.element().textContent).not.toContain('Saturdays')
  await button('Resume').click()
  pass(4000)
  await expect.element(log).toMatchTextContent('Saturdays')
  await expect.element(demo.getByText('Caller is speaking')).toBeVisible()
  await button('Transfer').click()
  await expect.element(demo.getByText(/^You passed the caller to a person/)).toBeVisible()
  await button('Try Another Call').click()
  await button('Simulate Incoming Call').click()
  await button('Answer').click()
  await button('End').click()
  await expect.element(demo.getByText(/^You ended the call/)).toBeVisible()
})

test('the transcript is copied as text', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { button, log } = await openLine()
  await button('Simulate Incoming Call').click()
  await button('Answer').click()
  pass(1000)
  await expect.element(log).toMatchTextContent('good afternoon')
  await button('Copy Transcript').click()
  await expect.element(button('Copied')).toBeVisible()
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^Receptionist: Okafor/))
})

test('the demo is silent before a user gesture and after it is hidden', async () => {
  const heard = listen()
  const { button, card, log } = await openLine()
  pass(5000)
  expect(heard).toEqual([])
  await button('Simulate Incoming Call').click()
  pass(2000)
  // Two rings of two tones.
  await expect.poll(() => heard).toEqual(['rings', 'rings', 'rings', 'rings'])
  await button('Answer').click()
  await button('Voice on').click()
  pass(600)
  await expect.poll(() => heard.at(-1)).toContain('says Okafor Tile and Stone')
  pass(4000)
  await expect.element(log).toMatchTextContent('open on Saturdays')
  expect(heard.at(-1), 'the caller lets the receptionist finish').toContain('says Okafor')
  await card.getByRole('button', { name: 'Hide Demo' }).click()
  await expect.poll(() => heard.at(-1)).toBe('is quiet')
  const before = heard.length
  pass(20_000)
  expect(heard).toHaveLength(before)
})

test('a call whose sound is switched off rings silently, and so do the next ones', async () => {
  const heard = listen()
  const { button, demo } = await openLine()
  await button('Simulate Incoming Call').click()
  await expect.poll(() => heard).toEqual(['rings', 'rings'])
  // The focus brings the call into view: a click before that would miss.
  await expect.element(button('Answer')).toHaveFocus()
  const sound = demo.getByRole('switch', { name: 'Sound' })
  await sound.click()
  await expect.element(sound).not.toBeChecked()
  pass(4000)
  await button('Decline').click()
  await button('Simulate Incoming Call').click()
  pass(4000)
  await expect.element(button('Answer')).toHaveFocus()
  expect(heard).toEqual(['rings', 'rings'])
  await sound.click()
  await expect.poll(() => heard).toEqual(['rings', 'rings', 'rings', 'rings'])
})

test('the demo is silent after the visitor leaves the page', async () => {
  const heard = listen()
  const { button, demo, screen } = await openLine()
  await button('Simulate Incoming Call').click()
  await expect.poll(() => heard).toEqual(['rings', 'rings'])
  await screen.getByRole('link', { name: 'Back to home' }).click()
  await expect.element(demo).not.toBeInTheDocument()
  pass(20_000)
  expect(heard).toEqual(['rings', 'rings'])
})
