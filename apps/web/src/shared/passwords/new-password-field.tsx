import type { PasswordInputProps } from '@mantine/core'
import type { PasswordOwner } from '@tallgrass/domain'
import { lazyPart } from '../../ui/lazy-part'
import { PasswordField } from '../../ui/password-field'

const StrengthMeter = lazyPart(() => import('./strength-meter').then((module) => module.StrengthMeter))

interface NewPasswordFieldProps extends PasswordInputProps {
  /** Whose password it becomes, as far as it is known: a name in it makes it weak. */
  owner?: PasswordOwner | undefined
  value?: string
}

/** A field for a new password that says how strong it is, once something was typed. */
export function NewPasswordField({ owner, ...field }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField autoComplete="new-password" {...field} />
      {field.value && <StrengthMeter password={field.value} owner={owner} />}
    </div>
  )
}
