import { Modal } from '@mantine/core'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../testing/render-ui'
import { lazyDialog } from './lazy-dialog'

interface NoteProps {
  opened: boolean
  onClose: () => void
}

function Note({ onClose, opened }: NoteProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Note" closeButtonProps={{ 'aria-label': 'Close' }}>
      <input aria-label="Text" />
    </Modal>
  )
}

const load = vi.fn(async () => Note)
const LazyNote = lazyDialog(load)

function Screen() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Add a note
      </button>
      <LazyNote opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

test('a dialog loads at the first sign of a person, opens, and returns the focus to its button', async () => {
  await renderUi(<Screen />)
  const opener = page.getByRole('button', { name: 'Add a note' })
  await opener.hover()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await opener.click()
  await expect.element(page.getByRole('dialog', { name: 'Note' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a drawer that the address asks for opens by itself', async () => {
  const Record = lazyDialog(async () => ({ id }: { id: string | undefined }) => (
    <Modal opened={id !== undefined} onClose={() => undefined} title={`Record ${id}`} />
  ))
  await renderUi(<Record id="7" />)
  await expect.element(page.getByRole('dialog', { name: 'Record 7' })).toBeVisible()
})
