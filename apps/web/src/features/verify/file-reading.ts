import type { SealVerdict } from '@tallgrass/domain/seal'

/** What a file says of itself. */
export interface FileReading {
  sha256: string
  seal: SealVerdict | { outcome: 'tooLarge' }
}
