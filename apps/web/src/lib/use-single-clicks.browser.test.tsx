import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui'
import { useSingleClicks } from './use-single-clicks'

const start = vi.fn()
const putBack = vi.fn()

/** One click starts the task, and the next one at the same place puts it back. */
function Task() {
  const [begun, setBegun] = useState(false)
  const act = begun ? putBack : start
  return (
    <div {...useSingleClicks()}>
      <button
        key={begun ? 'put back' : 'start'}
        type="button"
        onClick={() => {
          act()
          setBegun(!begun)
        }}
      >
        {begun ? 'Put back' : 'Start'}
      </button>
    </div>
  )
}

test('a double click does not undo itself, and a keyboard click is never ignored', async () => {
  const screen = await renderUi(<Task />)
  await screen.getByRole('button', { name: 'Start' }).dblClick()
  await expect.element(screen.getByRole('button', { name: 'Put back' })).toBeVisible()
  expect([start, putBack].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await expect.element(screen.getByRole('button', { name: 'Put back' })).not.toHaveFocus()
  const button = screen.getByRole('button').element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('There is no button')
  button.click()
  expect([start, putBack].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
