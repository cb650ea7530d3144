import type { SignInOutcome, SignInWay } from '@tallgrass/domain'

export const wayWords: Record<SignInWay, string> = {
  password: 'Password',
  passkey: 'Passkey',
  link: 'Emailed link',
  provider: 'Sign-in account',
  registration: 'Registration',
}

export const outcomeWords: Record<SignInOutcome, string> = {
  signed_in: 'Signed in',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  refused: 'Refused',
}
