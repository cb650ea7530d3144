import { factorKinds, signInWays } from '@tallgrass/domain'
import { NewPasswordField } from '../../shared/passwords/new-password-field'
import { StrengthMeter } from '../../shared/passwords/strength-meter'
import { CodeField } from '../../shared/second-factor/code-field'
import { CodeStep } from '../../shared/second-factor/code-step'
import { LaterCodeField } from '../../shared/second-factor/later-code-field'
import { PasskeyButton } from '../../shared/second-factor/passkey-button'
import { PasskeyInstead } from '../../shared/second-factor/passkey-instead'
import { DeviceAndWay } from '../../shared/sessions/device-and-way'
import { Keeping } from './keeping'
import { type Group, specimen, statesOf } from './specimen'

const nothing = () => {}
const step = {
  question: 'Enter the code of your app.',
  factors: factorKinds,
  pending: false,
  submitLabel: 'Sign in',
  onBack: nothing,
  onCode: nothing,
  onPasskey: nothing,
}

export const accountGroup: Group = {
  title: 'Accounts',
  specimens: [
    specimen(NewPasswordField, {
      usual: (
        <Keeping initial="prairie">
          {(value, onChange) => (
            <NewPasswordField
              label="New password"
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </Keeping>
      ),
    }),
    specimen(StrengthMeter, {
      weak: <StrengthMeter password="prairie" owner={undefined} />,
      strong: <StrengthMeter password="Big bluestem grows at dawn 7!" owner={undefined} />,
    }),
    specimen(CodeField, {
      'of an app': <CodeField factors={['app']} code="" onChange={nothing} />,
      refused: (
        <CodeField factors={['app']} code="123456" onChange={nothing} error="This code is not valid" />
      ),
    }),
    specimen(CodeStep, {
      usual: <CodeStep {...step} refusal={undefined} />,
      refused: <CodeStep {...step} refusal="This code is not valid" />,
    }),
    specimen(LaterCodeField, { usual: <LaterCodeField label="Code" /> }),
    specimen(PasskeyButton, {
      usual: <PasskeyButton label="Use a passkey" onPasskey={nothing} />,
      disabled: <PasskeyButton label="Use a passkey" onPasskey={nothing} disabled />,
    }),
    specimen(PasskeyInstead, { usual: <PasskeyInstead disabled={false} onSignedIn={nothing} /> }),
    specimen(
      DeviceAndWay,
      statesOf(signInWays, (way) => <DeviceAndWay device="Firefox on Windows" way={way} />),
    ),
  ],
}
