import type { AgreementId } from '@tallgrass/domain'

/** Servers refuse longer addresses. */
const MAX_ADDRESS = 12_000

/** The address of the PDF that would be sent; undefined if its description is too long for an address. */
export function previewAddress(id: AgreementId, facts: Record<string, string>): string | undefined {
  const given = Object.entries(facts).filter(([, value]) => value !== '')
  const address = `/api/agreements/${id}/preview.pdf?${new URLSearchParams(given).toString()}`
  return address.length <= MAX_ADDRESS ? address : undefined
}
