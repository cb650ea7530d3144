import { expect, test } from 'vitest'
import { expectAccessible, expectFits, openDialog } from './accessibility'
import { renderApp } from './render-app'
import { renderUi } from './render-ui'

test('an accessible page and its dialog pass, and the window keeps its size', async () => {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await expect.element(screen.getByRole('article', { name: 'Hana Kim' })).toBeVisible()
  await expectAccessible('the list of users')
  await screen.getByRole('button', { name: 'Invite User' }).click()
  await expectAccessible('Invite User', openDialog)
  await expectFits()
  expect(window.innerWidth).toBe(1280)
})

test('a field without a name is reported', async () => {
  await renderUi(<input />)
  await expect(expectAccessible('a bad field')).rejects.toThrow('a bad field, light')
})

test('text with low contrast in the dark theme only is reported', async () => {
  await renderUi(<p style={{ color: '#333' }}>Pale</p>)
  await expect(expectAccessible('a pale page')).rejects.toThrow('a pale page, dark')
})

// What never fits needs no time to settle.
const soon = { timeout: 500 }

test('overflowing content and truncated text are reported', async () => {
  const screen = await renderUi(<div style={{ width: 400 }}>wide</div>)
  await expect(expectFits(soon)).rejects.toThrow('overflows at 320 px')
  await screen.rerender(
    <button type="button" style={{ width: 60, overflow: 'hidden', whiteSpace: 'nowrap' }}>
      Words that are far too long
    </button>,
  )
  await expect(expectFits(soon)).rejects.toThrow('cut off at 320 px')
})
