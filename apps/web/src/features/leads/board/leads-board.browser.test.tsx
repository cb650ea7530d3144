import { AppError, leadStatuses, toInstant } from '@tallgrass/domain'
import { leads } from '@tallgrass/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { textsOf } from '../../../testing/texts-of'
import { trpcMock } from '../../../testing/trpc-mock'

const [nora] = leads

/** A board with one lead, which the mocked server moves on request. */
async function renderBoard() {
  if (!nora) throw new Error('There is no sample lead')
  const lead = { ...nora, createdAt: toInstant(new Date()) }
  trpcMock.use({
    'admin.leads.board': () =>
      leadStatuses.map((status) => {
        const column = lead.status === status ? [{ ...lead }] : []
        return { status, count: column.length, leads: column }
      }),
    'admin.leads.move'({ id, to, version }) {
      Object.assign(lead, { status: to, version: version + 1, firstContactedAt: toInstant(new Date()) })
      return { id, version: lead.version }
    },
  })
  const screen = await renderApp({ path: '/portal/admin/leads?view=board', as: 'admin' })
  const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
  return {
    screen,
    lead,
    column,
    card: (name: string) => column(name).getByRole('article', { name: lead.name ?? '' }),
    move: screen.getByRole('button', { name: `Move to…, ${lead.name}` }),
  }
}

test('the hint about arrow keys is seen where there is room for a keyboard, and always read', async () => {
  const { screen } = await renderBoard()
  const hint = screen.getByText(/press ← and →/)
  const width = () => hint.element().getBoundingClientRect().width
  await expect.element(hint).toBeInTheDocument()
  expect(width()).toBeGreaterThan(100)
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(375, 812)
  await expect.poll(width).toBeLessThanOrEqual(1)
  expect(getComputedStyle(hint.element()).display).not.toBe('none')
})

test('a card is moved by keyboard, only to allowed statuses', async () => {
  const { card, column, move, screen } = await renderBoard()
  await expect.element(column('New').getByRole('heading')).toHaveTextContent('New 1')
  await expect.element(card('New')).toMatchTextContent('Waiting for less than a minute')

  move.element().focus()
  await userEvent.keyboard('{Enter}')
  const items = screen.getByRole('menuitem')
  await expect.poll(() => textsOf(items)).toEqual(['Contacted', 'Qualified', 'Converted'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }))
    .toMatchTextContent('Lead MovedThe lead is now qualified.')
  await expect.element(card('Qualified')).toMatchTextContent('Contacted after less than a minute')
  await expect.element(column('New').getByRole('heading')).toHaveTextContent('New 0')
  await expect.element(move).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.poll(() => textsOf(items)).toEqual(['Contacted', 'Converted'])
  await userEvent.keyboard('{Escape}')
  await expect.element(move).toHaveFocus()
})

test('a lead that someone else moved in the meantime stays in its new column', async () => {
  const message = 'This lead has changed since you opened it. Please try again.'
  const { card, lead, move, screen } = await renderBoard()
  trpcMock.use({
    'admin.leads.move'() {
      const details = { yours: { version: 1 }, theirs: { version: 2 } }
      throw new AppError('CONFLICT', message, { details })
    },
  })
  await expect.element(card('New')).toBeVisible()
  Object.assign(lead, { status: 'converted', version: 2 })
  await move.click()
  await screen.getByRole('menuitem', { name: 'Contacted' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Error${message}`)
  await expect.element(card('Converted')).toBeVisible()
})

test('the arrow keys move a card between columns, and the last column is announced', async () => {
  const { card, lead, move, screen } = await renderBoard()
  await expect.element(card('New')).toBeVisible()
  screen
    .getByRole('button', { name: lead.name ?? '', exact: true })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }))
    .toMatchTextContent('The lead is now contacted.')
  await expect.element(card('Contacted')).toBeVisible()
  await expect.element(move).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(card('New')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }))
    .toMatchTextContent('The lead is now new.')
  await expect.element(move).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(screen.getByText(`${lead.name} is in the New column, the outermost.`))
    .toBeInTheDocument()
})

/** Presses on the card, moves over the column and releases. */
async function drag(card: Element, column: Element, { release = true } = {}) {
  const from = card.getBoundingClientRect()
  const to = column.getBoundingClientRect()
  const send = (type: string, target: EventTarget, { x, y }: { x: number; y: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        buttons: 1,
        clientX: x,
        clientY: y,
      }),
    )
  const end = { x: to.x + to.width / 2, y: to.y + 20 }
  send('pointerdown', card, { x: from.x + 8, y: from.y + 8 })
  await expect
    .poll(() => {
      send('pointermove', window, { x: from.x + 30, y: from.y + 30 })
      send('pointermove', window, end)
      return card.hasAttribute('data-dragging')
    })
    .toBe(true)
  if (release) send('pointerup', window, end)
}

test('a card is dragged to another column, where the server confirms it', async () => {
  const { card, column, lead } = await renderBoard()
  await expect.element(card('New')).toBeVisible()
  await drag(card('New').element(), column('Qualified').element(), { release: false })
  await expect.element(column('Qualified')).toHaveAttribute('data-over')
  await userEvent.keyboard('{Escape}')
  await expect.element(column('Qualified')).not.toHaveAttribute('data-drop')
  expect(lead.status).toBe('new')
  await drag(card('New').element(), column('Qualified').element())
  await expect.element(card('Qualified')).toMatchTextContent('Contacted after less than a minute')
  await expect.element(column('New').getByRole('heading')).toHaveTextContent('New 0')
})

test('a column that the status does not allow refuses the card and says what is possible', async () => {
  const { card, column, lead, screen } = await renderBoard()
  await expect.element(card('New')).toBeVisible()
  Object.assign(lead, { status: 'qualified' })
  await screen.getByLabelText('Interest').selectOptions('Smart AI')
  await expect.element(card('Qualified')).toBeVisible()
  await drag(card('Qualified').element(), column('New').element())
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert'))
    .toMatchTextContent('This lead is qualified and cannot become new. It can become contacted or converted.')
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.leads.move')
  await expect.element(card('Qualified')).toBeVisible()
})

test('the board is accessible and fits the screen', async () => {
  const screen = await renderApp({ path: '/portal/admin/leads?view=board', as: 'admin' })
  await expect.element(screen.getByRole('article', { name: 'Nora Castellan' })).toBeVisible()
  await atBothWidths(() => expectAccessible('the board of leads'))
  await expectFits()
})
