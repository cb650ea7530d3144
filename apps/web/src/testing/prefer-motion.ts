// The protocol of Chromium has its types there.
import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** What the visitor has told their system about motion. */
export async function preferMotion(value: 'no-preference' | 'reduce') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}
