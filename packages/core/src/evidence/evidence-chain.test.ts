import { parseId, parseInstant } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { CHAIN_START, type ChainedEvidence, evidenceHash, isChainIntact } from './evidence-chain.ts'

function chain(): ChainedEvidence[] {
  const links: ChainedEvidence[] = []
  for (const [index, event] of (['created', 'sent', 'opened', 'signed'] as const).entries()) {
    const link = {
      documentId: parseId('Document', '01980000-0000-7000-8000-000000000001'),
      seq: index + 1,
      event,
      actorId: null,
      actorName: 'Maren Okafor',
      ip: '192.0.2.7',
      userAgent: 'Prairie Browser/1.0',
      detail: null,
      sha256Before: null,
      sha256After: 'a'.repeat(64),
      at: parseInstant(`2026-11-0${index + 1}T08:00:00.000Z`),
    }
    const previousHash = links.at(-1)?.hash ?? CHAIN_START
    links.push({ ...link, previousHash, hash: evidenceHash(previousHash, link) })
  }
  return links
}

test('an unchanged chain is intact, and so is an empty one', () => {
  expect(isChainIntact(chain())).toBe(true)
  expect(isChainIntact([])).toBe(true)
})

describe('a chain is not intact', () => {
  test.each([
    ['with another name', (link: ChainedEvidence) => ({ ...link, actorName: 'Someone else' })],
    [
      'with another time',
      (link: ChainedEvidence) => ({ ...link, at: parseInstant('2026-11-09T08:00:00.000Z') }),
    ],
    ['with another file', (link: ChainedEvidence) => ({ ...link, sha256After: 'b'.repeat(64) })],
    [
      'with a changed link that has a new hash',
      (link: ChainedEvidence) => {
        const changed = { ...link, detail: 'Nothing to see here' }
        return { ...changed, hash: evidenceHash(link.previousHash, changed) }
      },
    ],
  ])('%s', (_, change) => {
    const links = chain()
    expect(isChainIntact(links.with(1, change(links[1] as ChainedEvidence)))).toBe(false)
  })

  test('with a link missing or two links swapped', () => {
    const links = chain()
    expect(isChainIntact(links.toSpliced(2, 1))).toBe(false)
    const [first, second, ...rest] = links
    expect(isChainIntact([second, first, ...rest] as ChainedEvidence[])).toBe(false)
  })
})
