import type { ProviderHosts } from '@tallgrass/core'
import { z } from 'zod'

const STRIPE = ['checkout.stripe.com']
/** The United States, Europe, Canada and Australia. */
const BOLDSIGN = ['app.boldsign.com', 'app-eu.boldsign.com', 'app-ca.boldsign.com', 'app-au.boldsign.com']

export const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Names of hosts with commas between them, each with a port where it has one of its own. */
export const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every(isHost), {
    error: 'must be comma-separated hosts such as pay.example.com, without https://',
  })
  .optional()

function isHost(text: string): boolean {
  return /^[\w.:[\]-]+$/.test(text) && URL.parse(`https://${text}`)?.host === text
}

interface NamedHosts {
  production: boolean
  payments: string[] | undefined
  signing: string[] | undefined
  /** Where the APIs are; one on this machine stands in for the real service, and so do its pages. */
  paymentsApi?: string | undefined
  signingApi?: string | undefined
}

/** Where providers may send people: over https, and over http only to this machine, never in production. */
export function toProviderHosts(named: NamedHosts): ProviderHosts {
  const { payments = STRIPE, paymentsApi, production, signing = BOLDSIGN, signingApi } = named
  const trusted = (secure: string[], api: string | undefined) => {
    const apiHost = api?.startsWith('http:') ? [new URL(api).host] : []
    return { secure, plain: production ? [] : [...secure, ...apiHost].filter(isLoopback) }
  }
  return { payments: trusted(payments, paymentsApi), signing: trusted(signing, signingApi) }
}

function isLoopback(host: string): boolean {
  return LOOPBACK.has(new URL(`http://${host}`).hostname)
}
