import { z } from 'zod'

const MALFORMED = 'The passkey’s answer is not complete'

/** Bytes as base64url. */
function bytes(max: number) {
  return z
    .string(MALFORMED)
    .max(max, MALFORMED)
    .regex(/^[\w-]+$/, MALFORMED)
}

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', MALFORMED),
}

/** What `navigator.credentials.create()` answers, as JSON. */
export const passkeyAttestation = z
  .object({
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: z.array(z.string().max(40, MALFORMED), MALFORMED).max(10, MALFORMED).optional(),
      },
      MALFORMED,
    ),
  })
  .meta({ description: 'What `navigator.credentials.create()` answers, as JSON.' })
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** What `navigator.credentials.get()` answers, as JSON. */
export const passkeyAssertion = z
  .object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: bytes(4000),
          authenticatorData: bytes(4000),
          signature: bytes(4000),
          userHandle: bytes(200).nullish(),
        },
        MALFORMED,
      ),
    },
    MALFORMED,
  )
  .meta({ description: 'What `navigator.credentials.get()` answers, as JSON.' })
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
