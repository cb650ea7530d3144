import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../testing/render-ui'
import { TabLine } from './tab-line'

const parts = ['Tasks', 'Checklist', 'Costs', 'Tools', 'Agreements', 'Invoices', 'History']

/** Shows how many there are of each part once that is known. */
function Page() {
  const [isCounted, setIsCounted] = useState(false)
  const [reads, setReads] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setIsCounted(true)}>
        Count
      </button>
      <button type="button" onClick={() => setReads(reads + 1)}>
        Read again, {reads}
      </button>
      <Tabs defaultValue="Invoices">
        <TabLine label="Parts">
          {parts.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {part}
              {isCounted ? ' (1,234)' : ''}
            </Tabs.Tab>
          ))}
        </TabLine>
      </Tabs>
    </>
  )
}

async function openOnPhone() {
  await page.viewport(375, 800)
  const screen = await renderUi(<Page />)
  // Tabs are as wide as their font makes them.
  await document.fonts.ready
  return {
    screen,
    tab: (name: string) => screen.getByRole('tab', { name }),
    line: screen.getByRole('tablist', { name: 'Parts' }),
  }
}

test('a line that is too long shows the active tab', async () => {
  const { tab } = await openOnPhone()
  await expect.element(tab('Invoices')).toBeInViewport({ ratio: 1 })
  await expect.element(tab('Tasks')).not.toBeInViewport()
})

test('it still does once counts have made the tabs wider', async () => {
  const { screen, tab } = await openOnPhone()
  await screen.getByRole('button', { name: 'Count' }).click()
  await expect.element(tab('Invoices (1,234)')).toBeInViewport({ ratio: 1 })
})

test('it shows the tab that was chosen with the keyboard', async () => {
  const { tab } = await openOnPhone()
  await tab('Invoices').click()
  await userEvent.keyboard('{Home}')
  await expect.element(tab('Tasks')).toBeInViewport({ ratio: 1 })
})

test('a line that its reader has scrolled stays where it is when the page renders again', async () => {
  const { screen, tab, line } = await openOnPhone()
  await screen.getByRole('button', { name: 'Read again, 0' }).click()
  line.element().scrollTo({ left: 0 })
  await screen.getByRole('button', { name: 'Read again, 1' }).click()
  await expect.element(screen.getByRole('button', { name: 'Read again, 2' })).toBeVisible()
  await expect.element(tab('Tasks')).toBeInViewport({ ratio: 1 })
})
