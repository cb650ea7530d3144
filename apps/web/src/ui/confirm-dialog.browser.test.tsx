import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../testing/render-ui'
import { ConfirmDialog } from './confirm-dialog'

function Page({ onConfirm, pending = false }: { onConfirm: () => void; pending?: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Remove
      </button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={onConfirm}
        title="Remove the file?"
        confirmLabel="Remove it"
        cancelLabel="Keep it"
        destructive
        pending={pending}
      >
        It cannot be brought back.
      </ConfirmDialog>
    </>
  )
}

async function open(props: { onConfirm: () => void; pending?: boolean }) {
  const screen = await renderUi(<Page {...props} />)
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Remove the file?' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

test('it says what will happen, and the safe button has the focus', async () => {
  const { dialog } = await open({ onConfirm: vi.fn() })
  await expect.element(dialog.getByText('It cannot be brought back.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})

test('Escape closes it without confirming, and the focus returns', async () => {
  const onConfirm = vi.fn()
  const { dialog, screen } = await open({ onConfirm })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('the button with the verb confirms', async () => {
  const onConfirm = vi.fn()
  const { dialog } = await open({ onConfirm })
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('it cannot be closed while a call is in progress', async () => {
  const { dialog } = await open({ onConfirm: vi.fn(), pending: true })
  await expect.element(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
})

function Refused({ answer }: { answer: Promise<void> }) {
  const [pending, setPending] = useState(false)
  function confirm() {
    setPending(true)
    void answer.then(() => setPending(false))
  }
  return <Page pending={pending} onConfirm={confirm} />
}

test('after a refusal the safe button has the focus again', async () => {
  const answer = Promise.withResolvers<void>()
  const screen = await renderUi(<Refused answer={answer.promise} />)
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Remove the file?' })
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(() => document.activeElement).toBe(document.body)
  answer.resolve()
  await expect.element(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})
