import type { ESignPort } from '@tallgrass/core'
import type { BoldSignOptions } from './boldsign-esign.ts'

/** E-signature through BoldSign. Its SDK is large, so it is loaded only when BoldSign is configured. */
export async function boldSignESign(options: BoldSignOptions): Promise<ESignPort> {
  const { createBoldSignESign } = await import('./boldsign-esign.ts')
  return createBoldSignESign(options)
}
