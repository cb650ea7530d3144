import { businessMocks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { trpcMock } from '../trpc-mock'
import { answerSamples } from './answer-samples'
import { componentGroups } from './component-groups'
import { Gallery } from './gallery'
import { mountedComponents } from './mounted-components'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../ui/*.tsx', '../../shared/**/*.tsx', '!**/*.test.tsx'],
  { eager: true },
)
const all = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name, component]) => ({ name: `${name} (${file})`, component })),
)
const shown = new Set<unknown>(
  componentGroups.flatMap(({ specimens }) => specimens.flatMap((specimen) => specimen.of)),
)

test('every component of ui and shared is on the page of all components', () => {
  expect(all.filter(({ component }) => !shown.has(component)).map(({ name }) => name)).toEqual([])
  expect(all.length).toBeGreaterThan(100)
})

test('what the page names is rendered there, and each of its dialogs opens', async () => {
  trpcMock.defaults(businessMocks('admin'))
  answerSamples()
  const screen = await render(<Gallery />)
  // All at once, and not by their roles, which would take long on such a page.
  const buttons = [...screen.container.querySelectorAll('button')]
  const opening = buttons.filter(({ textContent }) => textContent === 'Open')
  for (const button of buttons) if (/^(Open|Show a toast)$/.test(button.textContent)) button.click()
  const dialogs = () => document.querySelectorAll('[role$="dialog"]').length
  await expect.poll(dialogs).toBe(opening.length)
  const missing = () => {
    const mounted = mountedComponents(screen.container)
    return all.filter(({ component }) => !mounted.has(component)).map(({ name }) => name)
  }
  await expect.poll(missing).toEqual([])
})
