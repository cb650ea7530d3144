import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../testing/render-app'

const KEY = 'mantine-color-scheme-value'

beforeEach(() => localStorage.clear())

/** What a browser tells a tab once another one has stored its theme, at once or late. */
function hearOf(newValue: 'light' | 'dark') {
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: KEY, newValue }))
}

function shown() {
  return document.documentElement.getAttribute('data-mantine-color-scheme')
}

test('the theme of another tab is taken over', async () => {
  await renderApp()
  for (const theme of ['dark', 'light'] as const) {
    localStorage.setItem(KEY, theme)
    hearOf(theme)
    await expect.poll(shown).toBe(theme)
  }
})

test('late news of another tab does not undo a later choice', async () => {
  const screen = await renderApp()
  const toggle = screen.getByRole('button', { name: 'Toggle color theme' })
  const before = shown()
  await toggle.click()
  await expect.poll(shown).not.toBe(before)
  const chosen = shown()

  hearOf(chosen === 'dark' ? 'light' : 'dark')

  expect(shown()).toBe(chosen)
  expect(localStorage.getItem(KEY)).toBe(chosen)
})

test('late news of another tab does not bring back what was forgotten', async () => {
  await renderApp()
  hearOf('dark')
  expect(localStorage.getItem(KEY)).toBeNull()
})
