import { expect, test } from 'vitest'
import { webLinkProblem } from './web-link.ts'

test.each([
  ['https://example.com', undefined],
  ['http://example.com/photos?a=1', undefined],
  ['example.com', 'Enter a whole web address, such as https://example.com/photos'],
  ['javascript:alert(1)', 'Links must begin with https:// or http://'],
  ['mailto:maren@okafor.example', 'Links must begin with https:// or http://'],
])('%s as a link to the web', (address, problem) => {
  expect(webLinkProblem(address)).toBe(problem)
})
