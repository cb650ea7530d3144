import { Text } from '@mantine/core'
import {
  type PasswordOwner,
  type PasswordStrength,
  passwordStrength,
  passwordStrengths,
  personalRefusal,
} from '@tallgrass/domain'
import classes from './strength-meter.module.css'

const WORDS: Record<PasswordStrength, string> = {
  weak: 'Weak. Make it longer: several words that do not belong together are best.',
  fair: 'Fair. Another word or a few more characters make it good.',
  good: 'Good.',
  strong: 'Strong.',
}

interface StrengthMeterProps {
  password: string
  owner: PasswordOwner | undefined
}

/** How strong a password is, in four steps and in words. */
export function StrengthMeter({ owner = {}, password }: StrengthMeterProps) {
  const strength = passwordStrength(password, owner)
  const refusal = personalRefusal(password, owner)
  const steps = passwordStrengths.indexOf(strength) + 1
  return (
    <div className={classes.meter} data-strength={strength}>
      <div className={classes.steps} aria-hidden>
        {passwordStrengths.map((step, index) => (
          <span key={step} data-filled={index < steps || undefined} />
        ))}
      </div>
      <Text fz="sm" c="dimmed" aria-live="polite">
        {refusal ? `${refusal}.` : `Password strength: ${WORDS[strength]}`}
      </Text>
    </div>
  )
}
