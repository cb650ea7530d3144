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
    // The heading of the table stays below the bar of the page, so there has to be room for one.
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
])('on a %s it is a table to everybody who listens', async (_, width) => {
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

test('a click anywhere in a row does what its title does', async () => {
  await page.viewport(1280, 800)
  const screen = await renderTable({ rowOpens: true })
  await screen.getByText('wes@daltonglass.example').click()
  expect(opened).toHaveBeenCalledExactlyOnceWith('Wes Dalton')
  await expect.element(screen.getByRole('button', { name: 'Wes Dalton' })).toHaveFocus()
})

test('a click on the title itself counts once', async () => {
  await page.viewport(1280, 800)
  const screen = await renderTable({ rowOpens: true })
  await screen.getByRole('button', { name: 'Hana Kim' }).click()
  expect(opened).toHaveBeenCalledExactlyOnceWith('Hana Kim')
})
