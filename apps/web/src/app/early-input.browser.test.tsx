import { afterEach, expect, test, vi } from 'vitest'
import { holdHistory, takeEarlyInput } from './early-input'

/** A prerendered page before its script has loaded. */
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

test('early input and an early click are replayed once the page is interactive', async () => {
  const { button, field, press, root } = drawPage()
  field.value = 'Maren'
  window.takeEarlyPress = () => button
  const replay = takeEarlyInput(root)
  expect(field.value).toBe('')
  replay()
  await expect.poll(() => press.mock.calls.length).toBe(1)
  expect(field.value).toBe('Maren')
})

test('a button pressed during hydration is not forgotten', async () => {
  const { button, press, root } = drawPage()
  let pressed: HTMLButtonElement | undefined
  window.takeEarlyPress = () => pressed
  const replay = takeEarlyInput(root)
  pressed = button
  replay()
  await expect.poll(() => press.mock.calls.length).toBe(1)
})

test('an early choice is replayed', async () => {
  document.body.innerHTML =
    '<div id="root"><select aria-label="Role"><option>All</option><option selected>Admin</option></select></div>'
  const [root, field] = [document.querySelector('div'), document.querySelector('select')]
  if (!root || !field) throw new Error('The page was not drawn')
  const chosen: string[] = []
  field.addEventListener('change', () => chosen.push(field.value))
  field.value = 'All'
  const replay = takeEarlyInput(root)
  expect(field.value).toBe('Admin')
  replay()
  await expect.poll(() => chosen).toEqual(['All'])
})

test('early choices among radio buttons and check boxes are replayed before an early click', async () => {
  const { button, root } = drawPage()
  root.insertAdjacentHTML(
    'afterbegin',
    `<input type="radio" name="way" value="Type" checked><input type="radio" name="way" value="Draw">
     <input type="checkbox" value="Agreed"><input type="checkbox" value="News" checked>`,
  )
  const choices = [...root.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')]
  const checked = () => choices.filter((choice) => choice.checked).map((choice) => choice.value)
  for (const choice of choices.slice(1)) choice.click()
  expect(checked()).toEqual(['Draw', 'Agreed'])
  const heard: string[] = []
  root.addEventListener('click', ({ target }) => {
    heard.push(target instanceof HTMLInputElement ? target.value : 'pressed')
  })
  window.takeEarlyPress = () => button
  const replay = takeEarlyInput(root)
  expect(checked()).toEqual(['Type', 'News'])
  replay()
  await expect.poll(() => heard).toEqual(['Draw', 'Agreed', 'News', 'pressed'])
  expect(checked()).toEqual(['Draw', 'Agreed'])
})

test('back and forward wait until they are released', () => {
  const seen = vi.fn()
  const release = holdHistory()
  window.addEventListener('popstate', seen)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(seen).not.toHaveBeenCalled()
  release()
  expect(seen).toHaveBeenCalledTimes(1)
  window.removeEventListener('popstate', seen)
})
