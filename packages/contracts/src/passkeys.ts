import { roles } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { passkeyAssertion, passkeyAttestation } from './passkey-responses.ts'
import { instant } from './person.ts'
import { recoveryCodesOnce } from './second-factor.ts'
import { line } from './text.ts'

const passkeyName = line({ label: 'Name', required: 'Name is required', max: 60 })

export const passkey = z.object({
  id: idOf('Passkey'),
  name: z.string(),
  /** Its owner’s devices share it. */
  synced: z.boolean().meta({ description: 'Its owner’s devices share it.' }),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof passkey>
export const passkeys = z.array(passkey)

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** What `navigator.credentials.create()` is asked. */
export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(
      z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(transport) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ description: 'What `navigator.credentials.create()` is asked.' })
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** What `navigator.credentials.get()` is asked. */
export const passkeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ description: 'What `navigator.credentials.get()` is asked.' })

export type PasskeyRequest = z.infer<typeof passkeyRequest>

export const registerPasskeyInput = z.object({ name: passkeyName, response: passkeyAttestation })
export type RegisterPasskeyInput = z.infer<typeof registerPasskeyInput>
export const registeredPasskey = z.object({ passkey, recoveryCodes: recoveryCodesOnce })

export const renamePasskeyInput = z.object({ id: idOf('Passkey'), name: passkeyName })
export type RenamePasskeyInput = z.infer<typeof renamePasskeyInput>

export const passkeyId = z.object({ id: idOf('Passkey') })
export type PasskeyIdInput = z.infer<typeof passkeyId>

/** `role`: ADMIN opens no session for anyone else, like the administrators’ sign-in. */
export const passkeySignInInput = z
  .object({ response: passkeyAssertion, role: z.enum(roles, 'Role must be ADMIN or CLIENT').optional() })
  .meta({
    description: '`role`: ADMIN opens no session for anyone else, like the administrators’ sign-in.',
  })
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>
