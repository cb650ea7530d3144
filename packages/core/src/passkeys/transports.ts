/** The ways to an authenticator that browsers know (WebAuthn, 5.8.4), and an older name that some still send. */
const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export function knownTransports(named: readonly string[]) {
  return known.filter((transport) => named.includes(transport))
}
