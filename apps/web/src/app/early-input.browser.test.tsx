import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RECORD } from '../../tools/prerender/inline-scripts'
import { holdHistory, takeEarlyInput } from './early-input'
import { nextTask } from './next-task'

interface Values {
  name: string
  role: string
  way: string
  agreed: boolean
}

const initial: Values = { name: '', role: 'Admin', way: 'Type', agreed: false }

interface FormProps {
  onSend: (values: Values) => void
  onReady?: () => void
}

function Form({ onReady, onSend }: FormProps) {
  useEffect(() => onReady?.(), [onReady])
  const [values, setValues] = useState(initial)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(values)
      }}
    >
      <input
        aria-label="Name"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <select
        aria-label="Role"
        value={values.role}
        onChange={(event) => change({ role: event.target.value })}
      >
        <option>All</option>
        <option>Admin</option>
      </select>
      {['Type', 'Draw'].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          aria-label={way}
          checked={values.way === way}
          onChange={() => change({ way })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="I agree"
        // Rendered once more after hydration, as most fields are, which writes the initial value into it.
        data-drawn={isDrawn}
        checked={values.agreed}
        onChange={(event) => change({ agreed: event.target.checked })}
      />
      <button type="submit">Send</button>
    </form>
  )
}

function PageAroundForm({ onReady, onSend }: FormProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <Suspense>
      <Form onSend={onSend} />
    </Suspense>
  )
}

/** A page that the server rendered, before its script has loaded. */
function openPage() {
  const send = vi.fn<(values: Values) => void>()
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <Suspense>
      <Form onSend={send} />
    </Suspense>,
  )
  document.body.append(root)
  const script = document.createElement('script')
  script.textContent = RECORD
  document.body.append(script)
  const code = Promise.withResolvers<{ default: typeof Form }>()
  const LazyForm = lazy(() => code.promise)
  const hydrated = Promise.withResolvers<void>()
  const mismatch = vi.fn()
  return {
    send,
    find: (name: string) => page.getByLabelText(name, { exact: true }),
    press: () => page.getByRole('button', { name: 'Send' }).click(),
    root,
    /** React knows the page, but the code of the form has not loaded yet. */
    startHydration() {
      hydrateRoot(
        root,
        <Suspense>
          <LazyForm onSend={send} onReady={hydrated.resolve} />
        </Suspense>,
        { onRecoverableError: mismatch },
      )
    },
    /** As in the product: the code has loaded, and the page is interactive before the form is hydrated. */
    async hydrateAroundForm() {
      startTransition(() => {
        const form = <PageAroundForm onSend={send} onReady={hydrated.resolve} />
        hydrateRoot(root, form, { onRecoverableError: mismatch })
      })
      await hydrated.promise
    },
    async finishHydration() {
      code.resolve({ default: Form })
      await hydrated.promise
    },
    mismatch,
  }
}

afterEach(() => document.body.replaceChildren())

const entered: Values = { name: 'Maren', role: 'All', way: 'Draw', agreed: true }

async function enterAll({ find }: ReturnType<typeof openPage>) {
  await find('Name').fill('Maren')
  await find('Role').selectOptions('All')
  await find('Draw').click()
  await find('I agree').click()
}

test('what is entered before the script has loaded stays, and is sent by the button pressed before', async () => {
  const opened = openPage()
  await enterAll(opened)
  await opened.press()
  const replay = takeEarlyInput(opened.root)
  opened.startHydration()
  await opened.finishHydration()
  replay()
  await vi.waitFor(() => expect(opened.send.mock.calls).toEqual([[entered]]))
  expect(opened.mismatch).not.toHaveBeenCalled()
})

test('a box that was ticked never shows unticked while the page takes over', async () => {
  const opened = openPage()
  await opened.find('I agree').click()
  const box = opened.find('I agree').element() as HTMLInputElement
  const shown: boolean[] = []
  new MutationObserver(() => shown.push(box.checked)).observe(box, { attributes: true })
  const replay = takeEarlyInput(opened.root)
  await opened.hydrateAroundForm()
  replay()
  await vi.waitFor(() => expect(box.dataset.drawn).toBe('true'))
  await opened.press()
  await vi.waitFor(() => expect(opened.send.mock.calls).toEqual([[{ ...initial, agreed: true }]]))
  expect(shown).not.toContain(false)
})

test('what is entered during hydration stays, and is sent by the button pressed then', async () => {
  const opened = openPage()
  const replay = takeEarlyInput(opened.root)
  opened.startHydration()
  await enterAll(opened)
  await opened.press()
  await opened.finishHydration()
  replay()
  await vi.waitFor(() => expect(opened.send.mock.calls).toEqual([[entered]]))
})

test.for([0, 1, 2, 3, 4])(
  'a button pressed %i tasks after the page is hydrated sends all that was entered',
  async (tasks) => {
    const opened = openPage()
    await enterAll(opened)
    const replay = takeEarlyInput(opened.root)
    opened.startHydration()
    await opened.finishHydration()
    replay()
    for (let task = 0; task < tasks; task++) await nextTask()
    opened.root.querySelector('button')?.click()
    await vi.waitFor(() => expect(opened.send.mock.calls).toEqual([[entered]]))
  },
)

test('what is entered partly before and partly during hydration is not cut', async () => {
  const opened = openPage()
  await opened.find('Name').fill('Mar')
  await opened.find('Draw').click()
  await opened.find('I agree').click()
  const replay = takeEarlyInput(opened.root)
  opened.startHydration()
  expect(opened.find('Name').element()).toHaveProperty('value', 'Mar')
  await enterAll(opened)
  await opened.find('Type').click()
  await opened.finishHydration()
  replay()
  await vi.waitFor(() => expect(opened.find('I agree').element()).toHaveProperty('checked', false))
  await opened.press()
  await vi.waitFor(() =>
    expect(opened.send.mock.calls).toEqual([[{ ...entered, way: 'Type', agreed: false }]]),
  )
})

test('what the browser fills in by itself is taken over', async () => {
  const opened = openPage()
  const field = opened.root.querySelector('input')
  if (field) field.value = 'Maren'
  const replay = takeEarlyInput(opened.root)
  opened.startHydration()
  await opened.finishHydration()
  replay()
  await vi.waitFor(async () => {
    await opened.press()
    expect(opened.send.mock.lastCall).toEqual([{ ...initial, name: 'Maren' }])
  })
})

test('back and forward wait until they are released', () => {
  const seen = vi.fn()
  const release = holdHistory()
  window.addEventListener('popstate', seen)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(seen).not.toHaveBeenCalled()
  release()
  expect(seen).toHaveBeenCalledTimes(1)
  window.removeEventListener('popstate', seen)
})
