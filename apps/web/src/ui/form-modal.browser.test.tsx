import { TextInput } from '@mantine/core'
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../testing/render-ui'
import { tabTo } from '../testing/tab-to'
import { FormDialog } from './form-dialog'

function Page() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Write
      </button>
      <FormDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="A letter"
        submitLabel="Send"
        onSubmit={(event) => {
          event.preventDefault()
          setOpened(false)
        }}
      >
        <TextInput label="To" defaultValue="Maren" data-autofocus />
      </FormDialog>
    </>
  )
}

const letter = page.getByRole('dialog', { name: 'A letter' })
const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
const field = letter.getByLabelText('To')

async function openLetter() {
  await renderUi(<Page />)
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.element(field).toHaveFocus()
}

const ways = {
  Escape: () => userEvent.keyboard('{Escape}'),
  Cancel: () => letter.getByRole('button', { name: 'Cancel' }).click(),
  Close: () => letter.getByRole('button', { name: 'Close' }).click(),
  'a click outside': () =>
    userEvent.click(document.body.querySelector('.mantine-Modal-overlay') ?? document.body, {
      position: { x: 5, y: 5 },
    }),
}

test.each(Object.entries(ways))('%s asks before it discards what was typed', async (_way, leave) => {
  await openLetter()
  await field.fill('Ines')
  await leave()
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Ines')
  await leave()
  await question.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.element(letter).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Write' })).toHaveFocus()
})

test.each(Object.entries(ways))('%s closes a form in which nothing has changed', async (_way, leave) => {
  await openLetter()
  await field.fill('Ines')
  await field.fill('Maren')
  await leave()
  await expect.element(letter).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
})

test('Back asks, too, and goes back only after the answer', async () => {
  const history = createBrowserHistory()
  onTestFinished(() => history.destroy())
  const router = createRouter({ routeTree: createRootRoute(), history })
  const { hash } = window.location
  history.push('#letters')
  history.flush()
  await renderUi(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  )
  await page.getByRole('button', { name: 'Write' }).click()
  await field.fill('Ines')
  window.history.back()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Ines')
  expect(window.location.hash).toBe('#letters')
  window.history.back()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(letter).not.toBeInTheDocument()
  await expect.poll(() => window.location.hash).toBe(hash)
})

test('leaving the page asks only while input is unsaved', async () => {
  await openLetter()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  await field.fill('Ines')
  expect(leave()).toBe(true)
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect.element(letter).not.toBeInTheDocument()
  expect(leave()).toBe(false)
})

function Letter({ answer, onSend }: { answer: Promise<'refused' | 'sent'>; onSend: () => void }) {
  const [state, setState] = useState<'closed' | 'open' | 'pending'>('closed')
  return (
    <>
      <button type="button" onClick={() => setState('open')}>
        Write
      </button>
      <FormDialog
        opened={state !== 'closed'}
        onClose={() => setState('closed')}
        title="A letter"
        submitLabel="Send"
        pendingLabel="Sending..."
        pending={state === 'pending'}
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
          setState('pending')
          void answer.then((outcome) => setState(outcome === 'sent' ? 'closed' : 'open'))
        }}
      >
        <TextInput label="To" data-autofocus />
      </FormDialog>
    </>
  )
}

async function sendByKeyboard(outcome: 'refused' | 'sent') {
  const answer = Promise.withResolvers<typeof outcome>()
  const onSend = vi.fn()
  await renderUi(<Letter answer={answer.promise} onSend={onSend} />)
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.element(field).toHaveFocus()
  await tabTo(letter.getByRole('button', { name: 'Send' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(letter.getByRole('button', { name: 'Sending...' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
  answer.resolve(outcome)
}

test('the pressed button keeps the focus during the call and after a refusal', async () => {
  await sendByKeyboard('refused')
  await expect.element(letter.getByRole('button', { name: 'Send', exact: true })).toHaveFocus()
})

test('after a success, the focus returns to what opened the dialog', async () => {
  await sendByKeyboard('sent')
  await expect.element(letter).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Write' })).toHaveFocus()
})
