import type { ProviderPerson } from '@tallgrass/core'
import { z } from 'zod'

const text = z.string().min(1).optional().catch(undefined)

/** Providers state a claim in the wrong type now and then: such a claim counts as missing. */
const tokenClaims = z.object({
  iss: z.string(),
  sub: z.string(),
  amr: z.array(z.string()).catch([]),
})
const personClaims = z.object({
  email: text,
  // Some send it as text.
  email_verified: z.literal([true, 'true']).optional().catch(undefined),
  name: text,
})

/** `info` comes from the address that tells more about the person; the claims of the signed token take precedence. */
export function toPerson(claims: object, info: object): ProviderPerson {
  const { amr, iss: issuer, sub: subject } = tokenClaims.parse(claims)
  const signed = personClaims.parse(claims)
  const told = personClaims.parse(info)
  // An address counts together with what its own source says about it.
  const addressed = signed.email === undefined ? told : signed
  return {
    issuer,
    subject,
    email: addressed.email ?? null,
    emailVerified: addressed.email_verified !== undefined,
    name: signed.name ?? told.name ?? null,
    amr,
  }
}
