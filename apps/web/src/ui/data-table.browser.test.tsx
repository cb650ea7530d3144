import { Box } from '@mantine/core'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../testing/render-ui'
import { type Column, DataTable } from './data-table'

interface Person {
  name: string
  email: string
}

const rows: Person[] = [
  { name: 'Hana Kim', email: 'hana@brightsidedental.example' },
  { name: 'Wes Dalton', email: 'wes@daltonglass.example' },
]

const opened = vi.fn<(name: string) => void>()

const columns: Column<Person>[] = [
  {
    label: 'Name',
    kind: 'title',
    cell: ({ name }) => (
      <button type="button" onClick={() => opened(name)}>
        {name}
      </button>
    ),
  },
  { label: 'Email', cell: ({ email }) => email },
]

function renderTable({ rowOpens }: { rowOpens: boolean }) {
  opened.mockClear()
  return renderUi(
    // Leaves room for the bar of the page, below which the table's header sticks.
    <Box pt="5rem">
      <DataTable
        label="People"
        columns={columns}
        rows={rows}
        rowKey={({ email }) => email}
        rowOpens={rowOpens}
      />
    </Box>,
  )
}

test.each([
  ['wide screen', 1280],
  ['phone', 375],
])('on a %s screen readers find a table', async (_, width) => {
  await page.viewport(width, 800)
  const screen = await renderTable({ rowOpens: false })

  const table = screen.getByRole('table', { name: 'People' })
  expect(table.getByRole('row').elements()).toHaveLength(3)
  await expect.element(table.getByRole('cell').getByText('wes@daltonglass.example')).toBeVisible()
})

test('on a phone no row is wider than the screen', async () => {
  await page.viewport(375, 800)
  const screen = await renderTable({ rowOpens: false })
  const widths = screen
    .getByRole('row')
    .elements()
    .map((row) => row.scrollWidth)
  expect(Math.max(...widths)).toBeLessThanOrEqual(375)
})

test('a click anywhere in a row opens what its title opens', async () => {
  await page.viewport(1280, 800)
  const screen = await renderTable({ rowOpens: true })
  await screen.getByText('wes@daltonglass.example').click()
  expect(opened).toHaveBeenCalledExactlyOnceWith('Wes Dalton')
  await expect.element(screen.getByRole('button', { name: 'Wes Dalton' })).toHaveFocus()
})

test('a click on the title itself opens it once', async () => {
  await page.viewport(1280, 800)
  const screen = await renderTable({ rowOpens: true })
  await screen.getByRole('button', { name: 'Hana Kim' }).click()
  expect(opened).toHaveBeenCalledExactlyOnceWith('Hana Kim')
})

test('figures and short words do not wrap, however many columns there are', async () => {
  await page.viewport(1280, 800)
  const words = ['Milestone', 'Open', '2 weeks ago', '3 days ago']
  const screen = await renderUi(
    <Box w="59rem">
      <DataTable
        label="Invoices"
        columns={[
          { label: 'Invoice', kind: 'title', cell: () => 'Installer courses: the first two lessons' },
          ...words.map((word) => ({ label: word, cell: () => word })),
          { label: 'Amount', kind: 'number', cell: () => '$12,829.00' },
          { label: 'Pay', kind: 'action', cell: () => <button type="button">Pay this invoice</button> },
        ]}
        rows={['INV-1']}
        rowKey={(number) => number}
      />
    </Box>,
  )
  const table = screen.getByRole('table', { name: 'Invoices' })
  for (const text of ['Milestone', 'Open', '$12,829.00']) {
    const range = document.createRange()
    range.selectNodeContents(table.getByText(text, { exact: true }).last().element())
    const lines = new Set([...range.getClientRects()].map(({ top }) => top))
    expect([text, lines.size]).toEqual([text, 1])
  }
})

test('eight columns fit beside the sidebar of a small laptop, with whole words', async () => {
  await page.viewport(1280, 800)
  const texts = [
    ['Number', 'INV-2026-0004'],
    ['Client', 'Luis Arredondo'],
    ['Project', 'Front desk'],
    ['Created', 'yesterday'],
    ['Due', 'November 18, 2026'],
    ['Status', 'Refunded'],
  ] as const
  const screen = await renderUi(
    <Box w="59rem">
      <DataTable
        label="Invoices"
        columns={[
          { label: 'Invoice', kind: 'title', cell: () => 'Photo reports: hosting and samples' },
          ...texts.map(([label, text]) => ({ label, cell: () => text })),
          {
            label: 'Amount',
            kind: 'number',
            cell: () => (
              <>
                $1,169.10<p>$1,194.85 refunded</p>
              </>
            ),
          },
        ]}
        rows={['INV-1']}
        rowKey={(number) => number}
      />
    </Box>,
  )
  const table = screen.getByRole('table', { name: 'Invoices' }).element()
  const room = table.parentElement?.getBoundingClientRect().right ?? 0
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(room)
  for (const word of ['yesterday', 'November', 'Arredondo']) {
    const cell = [...table.querySelectorAll('td div')].find(({ textContent }) => textContent.includes(word))
    const text = cell?.firstChild
    const range = document.createRange()
    if (!text) throw new Error(`No cell has ${word}`)
    const start = text.textContent?.indexOf(word) ?? 0
    range.setStart(text, start)
    range.setEnd(text, start + word.length)
    expect([word, range.getClientRects().length]).toEqual([word, 1])
  }
})
