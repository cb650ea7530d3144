import type { Seal, SealVerdict } from '@tallgrass/domain/seal'

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })

/** Describes a verdict in sentences. `own` is the fingerprint of this installation's certificate. */
export function reportSeal(
  verdict: SealVerdict,
  own: string | undefined,
): { good: boolean; lines: string[] } {
  switch (verdict.outcome) {
    case 'unsealed':
      return { good: false, lines: ['This file is not sealed.'] }
    case 'altered':
      return { good: false, lines: ['This file was altered after it was sealed. Do not rely on it.'] }
    case 'appended': {
      const what = verdict.bytes === 1 ? 'One byte was' : `${verdict.bytes} bytes were`
      return {
        good: false,
        lines: [
          `${what} added to this file after it was sealed. Do not rely on it.`,
          ...linesOf(verdict.seal, own),
        ],
      }
    }
    case 'sealed':
      return {
        good: true,
        lines: ['This file has not changed since it was sealed.', ...linesOf(verdict.seal, own)],
      }
  }
}

function linesOf({ by, fingerprint, reason, sealedAt }: Seal, own: string | undefined): string[] {
  return [
    `Sealed by: ${by}`,
    ...(sealedAt ? [`Sealed on: ${instant.format(sealedAt)}`] : []),
    ...(reason ? [`Reason: ${reason}`] : []),
    `Certificate: ${fingerprint}`,
    ...(own ? [own === fingerprint ? 'This is the certificate of this installation.' : NOT_OWN] : []),
  ]
}

const NOT_OWN = 'This is not the certificate of this installation. Ask the named signer whether it is theirs.'
