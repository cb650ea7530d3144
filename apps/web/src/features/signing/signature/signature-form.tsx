import { Checkbox, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconWritingSign } from '@tabler/icons-react'
import type { SignDocumentInput, SigningView } from '@tallgrass/contracts'
import { isSameName } from '@tallgrass/domain'
import { type ReactNode, useState } from 'react'
import { withFullStop } from '../../../lib/full-stop'
import { showFirstError } from '../../../lib/show-first-error'
import { ActionButton } from '../../../ui/action-button'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { agreementTo, readSignature, type SignatureValues } from './read-signature'
import classes from './signature.module.css'
import { SignatureField } from './signature-field'

const OtherNameDialog = lazyDialog(() =>
  import('./other-name-dialog').then((module) => module.OtherNameDialog),
)

interface SignatureFormProps {
  view: SigningView
  token: string | undefined
  /** The name of the signer's account, if known. */
  name: string
  pending: boolean
  onSign: (input: SignDocumentInput) => void
  /** The error of the last attempt. */
  refusal: ReactNode
}

export function SignatureForm({ name, onSign, pending, refusal, token, view }: SignatureFormProps) {
  const isClient = view.role === 'CLIENT'
  const initialValues: SignatureValues = { how: 'type', name, strokes: [], agreedTo: '' }
  const form = useForm({
    initialValues,
    validate: (values) => readSignature(values, view, token).errors ?? {},
  })
  const { consent, signerName, text } = view
  const { organization } = text
  const signer = organization ? `${signerName}, for ${organization},` : signerName
  const [asking, setAsking] = useState(false)
  /** The other name that the signer has confirmed, so that a second try does not ask again. */
  const [confirmed, setConfirmed] = useState(name)
  function submit(values: SignatureValues) {
    const { input } = readSignature(values, view, token)
    if (!input) return
    const isKnown = name === '' || [name, confirmed].some((known) => isSameName(known, input.name))
    if (isKnown) onSign(input)
    else setAsking(true)
  }
  return (
    <form onSubmit={form.onSubmit(submit, showFirstError(form))} noValidate aria-labelledby="sign-title">
      <Stack gap="lg">
        <div>
          <Title order={2} size="h3" id="sign-title">
            {isClient ? 'Your signature' : 'Countersign'}
          </Title>
          {(!isClient || organization) && (
            <Text c="dimmed" fz="sm">
              {isClient
                ? withFullStop(`You sign for ${organization}`)
                : `${signer} has signed. Your signature puts the agreement into effect.`}
            </Text>
          )}
        </div>
        <TextInput
          label="Full name"
          description="As it should appear on the document."
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <SignatureField form={form} />
        <Checkbox
          label={consent.label}
          description={consent.text}
          checked={form.values.agreedTo === agreementTo(view)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('agreedTo', checked ? agreementTo(view) : '')
          }
          error={form.errors.agreedTo}
          data-path="agreedTo"
          classNames={{ label: classes.consent, description: classes.consent, error: classes.consent }}
        />
        {refusal}
        <ActionButton
          type="submit"
          size="lg"
          fullWidth
          disabled={pending}
          leftSection={<IconWritingSign aria-hidden />}
        >
          {pending ? 'Signing...' : isClient ? 'Sign' : 'Countersign'}
        </ActionButton>
      </Stack>
      <OtherNameDialog
        opened={asking}
        onClose={() => setAsking(false)}
        account={name}
        typed={form.values.name.trim()}
        onConfirm={() => {
          setAsking(false)
          setConfirmed(form.values.name)
          const { input } = readSignature(form.getValues(), view, token)
          if (input) onSign(input)
        }}
      />
    </form>
  )
}
