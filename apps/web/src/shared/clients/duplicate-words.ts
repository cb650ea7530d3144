import type { DuplicateReason } from '@tallgrass/domain'

const words: Record<DuplicateReason, string> = {
  name: 'name',
  domain: 'mail domain',
  address: 'address',
  taxId: 'tax ID',
}

/** 'the same name and tax ID'. */
export function reasonsInWords(reasons: DuplicateReason[]): string {
  return `the same ${new Intl.ListFormat('en-US').format(reasons.map((reason) => words[reason]))}`
}
