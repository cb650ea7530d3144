import { Button, Divider, Group, Stack, Text } from '@mantine/core'
import { enteredCode } from '@tallgrass/contracts'
import type { PasskeyAssertion } from '@tallgrass/contracts/account'
import type { FactorKind } from '@tallgrass/domain'
import { type FormEvent, useRef, useState } from 'react'
import { ActionButton } from '../../ui/action-button'
import { FocusFirst } from '../../ui/focus-first'
import { CodeField } from './code-field'
import { PasskeyButton } from './passkey-button'

interface CodeStepProps {
  /** What is asked for, without a full stop. */
  question: string
  factors: readonly FactorKind[]
  /** Why the last code was refused. */
  refusal: string | undefined
  pending: boolean
  submitLabel: string
  backLabel?: string
  onBack: () => void
  onCode: (code: string) => void
  onPasskey: (response: PasskeyAssertion) => void
}

/** Asks for what someone has beside their password. */
export function CodeStep(props: CodeStepProps) {
  const { backLabel = 'Back', factors, onBack, onCode, onPasskey, pending, question, submitLabel } = props
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [hasSwitched, setSwitched] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const takesCode = factors.includes('app') || factors.includes('recovery_code')
  // It was said of the code before, which may have been of the other kind.
  const refusal = hasSwitched || pending ? undefined : props.refusal

  function switchKind() {
    setEmpty(false)
    setSwitched(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const isCode = enteredCode.safeParse(code).success
    setEmpty(!isCode)
    if (isCode) {
      setSwitched(false)
      return onCode(code)
    }
    form.current?.querySelector('input')?.focus()
  }
  return (
    <FocusFirst>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{question}.</Text>
          {factors.includes('passkey') && (
            <>
              <PasskeyButton
                label="Use a passkey"
                onPasskey={onPasskey}
                disabled={pending}
                fullWidth
                autoFocus={!factors.includes('app')}
              />
              {takesCode && <Divider label="or" />}
            </>
          )}
          {takesCode && (
            <CodeField
              factors={factors}
              code={code}
              onChange={setCode}
              onSwitch={switchKind}
              error={isEmpty && code === '' ? 'Code is required' : refusal}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onBack} disabled={pending}>
              {backLabel}
            </Button>
            {takesCode && (
              <ActionButton type="submit" disabled={pending}>
                {submitLabel}
              </ActionButton>
            )}
          </Group>
        </Stack>
      </form>
    </FocusFirst>
  )
}
