// For the types of the Chromium protocol.
import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Emulates the visitor's system setting for motion. */
export async function preferMotion(value: 'no-preference' | 'reduce') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}
