import type { SealVerdict } from '@tallgrass/domain/seal'

/** The hash and the seal of a file. */
export interface FileReading {
  sha256: string
  seal: SealVerdict | { outcome: 'tooLarge' }
}
