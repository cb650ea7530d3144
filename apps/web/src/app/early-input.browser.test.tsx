import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyInput } from './early-input'

/** A page whose button was pressed, as its start keeps it. */
function drawPage() {
  document.body.innerHTML = '<div id="root"><input aria-label="Name"><button>Join</button></div>'
  const root = document.querySelector('div')
  const field = document.querySelector('input')
  const button = document.querySelector('button')
  if (!root || !field || !button) throw new Error('The page was not drawn')
  const press = vi.fn()
  button.addEventListener('click', press)
  return { root, field, button, press }
}

afterEach(() => {
  document.body.replaceChildren()
  delete window.takeEarlyPress
})

test('what was typed and pressed is typed and pressed again once the page answers', async () => {
  const { button, field, press, root } = drawPage()
  field.value = 'Maren'
  window.takeEarlyPress = () => button
  const repeat = takeEarlyInput(root)
  expect(field.value).toBe('')
  repeat()
  await expect.poll(() => press.mock.calls.length).toBe(1)
  expect(field.value).toBe('Maren')
})

test('a button that is pressed while the page comes alive is not forgotten', async () => {
  const { button, press, root } = drawPage()
  let pressed: HTMLButtonElement | undefined
  window.takeEarlyPress = () => pressed
  const repeat = takeEarlyInput(root)
  pressed = button
  repeat()
  await expect.poll(() => press.mock.calls.length).toBe(1)
})
