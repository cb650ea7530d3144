import { Anchor, Group, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { registerInput } from '@tallgrass/contracts'
import { showErrors } from '../../../lib/show-errors'
import { showFirstError } from '../../../lib/show-first-error'
import { fieldErrors } from '../../../lib/trpc-error'
import { NewPasswordField } from '../../../shared/passwords/new-password-field'
import { ActionButton } from '../../../ui/action-button'
import { useGuardedForm } from '../../../ui/use-guarded-form'
import { useCustomerAccess } from './use-customer-access'

interface RegisterFormProps {
  email: string
  stay: boolean | undefined
  onDone: () => void
  onLogin: (email: string) => void
}

export function RegisterForm({ email, onDone, onLogin, stay }: RegisterFormProps) {
  const form = useForm({
    initialValues: { name: '', email, password: '', org: '' },
    validate: schemaResolver(registerInput, { sync: true }),
  })
  const { formProps } = useGuardedForm()
  const { register } = useCustomerAccess({
    stay,
    onDone() {
      onDone()
      form.reset()
    },
  })

  function submit(values: typeof form.values) {
    register.mutate(values, { onError: (error) => showErrors(form)(fieldErrors(error)) })
  }

  return (
    <form {...formProps} onSubmit={form.onSubmit(submit, showFirstError(form))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">Fill out the form below to create your customer account.</Text>
        <TextInput label="Full Name" autoComplete="name" data-autofocus {...form.getInputProps('name')} />
        <TextInput label="Email" type="email" autoComplete="username" {...form.getInputProps('email')} />
        <NewPasswordField
          label="Password"
          owner={form.values}
          description="At least 8 characters, with an uppercase letter, a lowercase letter, a number and one of @$!%*?&"
          {...form.getInputProps('password')}
        />
        <TextInput
          label="Organization (Optional)"
          autoComplete="organization"
          {...form.getInputProps('org')}
        />
        <ActionButton type="submit" disabled={register.isPending} fullWidth>
          Create Account
        </ActionButton>
        <Group gap="0.375rem" justify="center" fz="sm">
          <Text span inherit c="dimmed">
            Already have an account?
          </Text>
          <Anchor component="button" type="button" inherit onClick={() => onLogin(form.values.email)}>
            Sign in
          </Anchor>
        </Group>
      </Stack>
    </form>
  )
}
