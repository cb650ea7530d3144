import type { ESignPort } from '@tallgrass/core'
import type { BoldSignOptions } from './boldsign-esign.ts'

/** E-signature through BoldSign. Its SDK is large, and loaded only where it is in use. */
export async function boldSignESign(options: BoldSignOptions): Promise<ESignPort> {
  const { createBoldSignESign } = await import('./boldsign-esign.ts')
  return createBoldSignESign(options)
}
