import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../testing/render-app'

const KEY = 'mantine-color-scheme-value'

beforeEach(() => localStorage.clear())

/** The event that a tab receives, possibly late, after another tab has stored its theme. */
function receiveChange(newValue: 'light' | 'dark') {
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: KEY, newValue }))
}

function shownScheme() {
  return document.documentElement.getAttribute('data-mantine-color-scheme')
}

test('a theme change in another tab is applied', async () => {
  await renderApp()
  for (const theme of ['dark', 'light'] as const) {
    localStorage.setItem(KEY, theme)
    receiveChange(theme)
    await expect.poll(shownScheme).toBe(theme)
  }
})

test('a late event from another tab does not undo a later choice', async () => {
  const screen = await renderApp()
  const toggle = screen.getByRole('button', { name: 'Toggle color theme' })
  const before = shownScheme()
  await toggle.click()
  await expect.poll(shownScheme).not.toBe(before)
  const chosen = shownScheme()

  receiveChange(chosen === 'dark' ? 'light' : 'dark')

  expect(shownScheme()).toBe(chosen)
  expect(localStorage.getItem(KEY)).toBe(chosen)
})

test('a late event from another tab does not restore a cleared theme', async () => {
  await renderApp()
  receiveChange('dark')
  expect(localStorage.getItem(KEY)).toBeNull()
})
