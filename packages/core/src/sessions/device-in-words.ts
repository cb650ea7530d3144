import Bowser from 'bowser'

const UNKNOWN = 'Unknown device'

/** What a browser says about itself, in words: 'Firefox on Windows', 'Safari on iPhone'. */
export function deviceInWords(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  // A phone or tablet is better known than its system.
  const system = platform.model && os.name === 'iOS' ? platform.model : os.name
  if (browser.name && system) return `${browser.name} on ${system}`
  return browser.name || (system && `Unknown browser on ${system}`) || UNKNOWN
}
