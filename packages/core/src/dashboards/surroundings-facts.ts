import type { HealthFact } from '@tallgrass/contracts'
import type { ForwardedMisfit } from '../surroundings/forwarded-watch.ts'

/** The data directory cannot be written to. */
export function toFolderFact(reason: string): HealthFact {
  return {
    subject: 'Data folder',
    state: 'fault',
    text: `DATA_DIR cannot be written to: ${reason}. New keys, the head of the audit log and files that are kept there cannot be saved.`,
    advice: 'Let the user that runs this site write to it, and check that its disk is mounted for writing.',
  }
}

/** Requests bring more or fewer addresses than TRUST_PROXY says. */
export function toProxyFact({ found, trusted }: ForwardedMisfit): HealthFact {
  return { subject: 'Proxy', state: 'fault', ...wordsFor({ found, trusted }) }
}

function wordsFor({ found, trusted }: ForwardedMisfit) {
  const shared = 'all visitors count as one address and share its limits'
  if (trusted === 0 && found === 0)
    return {
      text: `Requests come through a proxy, because PUBLIC_URL has https, but TRUST_PROXY is 0: ${shared}.`,
      advice: 'Let the proxy send X-Forwarded-For, and set TRUST_PROXY to the number of proxies in front.',
    }
  if (trusted === 0)
    return {
      text: `Requests come through a proxy, but TRUST_PROXY is 0: ${shared}.`,
      advice: `Set TRUST_PROXY to the number of proxies in front. Requests bring ${inWords(found)}.`,
    }
  if (found === 0)
    return {
      text: `TRUST_PROXY is ${trusted}, but requests bring no X-Forwarded-For. With a proxy in front, ${shared}; without one, they can make up any address.`,
      advice: 'Let the proxy send X-Forwarded-For, or set TRUST_PROXY to 0 if there is none.',
    }
  if (found < trusted)
    return {
      text: `TRUST_PROXY is ${trusted}, but requests bring only ${inWords(found)} in X-Forwarded-For: visitors can make up their address.`,
      advice: `Set TRUST_PROXY to the number of proxies in front, which seems to be ${found}.`,
    }
  return {
    text: `TRUST_PROXY is ${trusted}, but requests bring ${inWords(found)} in X-Forwarded-For: visitors count as a proxy's address and share its limits.`,
    advice: `Set TRUST_PROXY to the number of proxies in front, which seems to be ${found}.`,
  }
}

function inWords(addresses: number): string {
  return addresses === 1 ? 'one address' : `${addresses} addresses`
}
