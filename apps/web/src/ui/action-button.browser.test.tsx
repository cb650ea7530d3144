import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../testing/accessibility'
import { renderUi } from '../testing/render-ui'
import { tabTo } from '../testing/tab-to'
import { ActionButton } from './action-button'

const states = [
  ['disabled', { disabled: true }],
  ['loading', { loading: true }],
] as const
const button = page.getByRole('button', { name: 'Save' })

interface SaverProps {
  state: { disabled?: boolean; loading?: boolean }
  answer: Promise<void>
  onSave: () => void
}

/** Is in the state until the answer arrives. */
function useSaver({ answer, onSave, state }: SaverProps) {
  const [pending, setPending] = useState(false)
  function save() {
    onSave()
    setPending(true)
    void answer.then(() => setPending(false))
  }
  return { save, shown: pending ? state : {} }
}

function Form(props: SaverProps) {
  const { save, shown } = useSaver(props)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput label="Name" />
      <ActionButton type="submit" {...shown}>
        Save
      </ActionButton>
    </form>
  )
}

function Alone(props: SaverProps) {
  const { save, shown } = useSaver(props)
  return (
    <ActionButton onClick={save} {...shown}>
      Save
    </ActionButton>
  )
}

test.each(states)('while it is %s, it keeps the focus, and nothing is submitted', async (_, state) => {
  const answer = Promise.withResolvers<void>()
  const onSave = vi.fn()
  await renderUi(<Form state={state} answer={answer.promise} onSave={onSave} />)
  await tabTo(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect.element(button).toHaveFocus()
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledTimes(1)
  answer.resolve()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledTimes(2)
})

test.each(states)('while it is %s, its own action does not start again', async (_, state) => {
  const answer = Promise.withResolvers<void>()
  const onSave = vi.fn()
  await renderUi(<Alone state={state} answer={answer.promise} onSave={onSave} />)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(onSave).toHaveBeenCalledTimes(1)
  answer.resolve()
  await button.click()
  expect(onSave).toHaveBeenCalledTimes(2)
})

test.each(states)('while it is %s, it looks like a disabled button in both themes', async (_, state) => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    delete dataset.mantineColorScheme
  })
  await renderUi(
    <main>
      {(['filled', 'default', 'subtle'] as const).map((variant) => (
        <p key={variant}>
          <Button variant={variant} {...state}>
            Mantine
          </Button>
          <ActionButton variant={variant} {...state}>
            Mantine
          </ActionButton>
        </p>
      ))}
    </main>,
  )
  const buttons = page.getByRole('button', { name: 'Mantine' })
  await expect.poll(() => buttons.elements()).toHaveLength(6)
  for (const colorScheme of ['light', 'dark']) {
    dataset.mantineColorScheme = colorScheme
    const looks = buttons.elements().map(lookOf)
    for (const at of [0, 2, 4]) expect(looks[at + 1]).toEqual(looks[at])
  }
  await expectAccessible('buttons that only look disabled')
})

function lookOf(element: Element) {
  const { backgroundColor, borderColor, color, cursor, opacity, transform } = getComputedStyle(element)
  const { display, opacity: shade } = getComputedStyle(element, '::before')
  return { backgroundColor, borderColor, color, cursor, opacity, transform, display, shade }
}
