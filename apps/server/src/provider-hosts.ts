import type { ProviderHosts } from '@tallgrass/core'
import { z } from 'zod'

const STRIPE = ['checkout.stripe.com']
/** The United States, Europe, Canada and Australia. */
const BOLDSIGN = ['app.boldsign.com', 'app-eu.boldsign.com', 'app-ca.boldsign.com', 'app-au.boldsign.com']

export const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Comma-separated host names, each with an optional port. */
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
  /** The addresses of the APIs. One on this machine stands in for the real service, and so do its pages. */
  paymentsApi?: string | undefined
  signingApi?: string | undefined
}

/** The hosts to which providers may redirect: over https, or over http to this machine, but never in production. */
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
