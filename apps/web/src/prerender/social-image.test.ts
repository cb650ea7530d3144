import { expect, test } from 'vitest'
import { socialImageSvg } from './social-image'

test('a long title wraps, and gets smaller before it takes more than three lines', () => {
  const drawn: { text: string; size: number }[] = []
  const drawText = (text: string, size: number) => {
    drawn.push({ text, size })
    return { path: `M0 0 ${text}`, width: text.length * size * 0.55 }
  }
  const svg = socialImageSvg('Smarter automation for small businesses in town', drawText)
  const lines = [...svg.matchAll(/d="M0 0 (.*?)"/g)].map(([, line]) => line)
  expect(lines.slice(0, 3)).toEqual(['Smarter automation', 'for small businesses', 'in town'])
  expect(drawn.find(({ text }) => text === 'Smarter automation')?.size).toBe(84)
})
