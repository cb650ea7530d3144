import type { LanguageModel } from 'ai'

export interface ModelAddress {
  model: string
  apiKey: string
  /** Undefined: the maker's own address, Anthropic's for a model named claude-…, otherwise OpenAI's. */
  baseUrl: string | undefined
}

const OPENAI = 'https://api.openai.com/v1'

/** A client of the address that was configured. */
export async function openModel({ apiKey, baseUrl, model }: ModelAddress): Promise<LanguageModel> {
  if (isAnthropic({ baseUrl, model })) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, fetch: fetchThere, ...(baseUrl && { baseURL: baseUrl }) })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'llm', apiKey, fetch: fetchThere, baseURL: baseUrl ?? OPENAI })(model)
}

/** Nowhere but at the address that was configured: a redirection would take the key along. */
function fetchThere(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  return fetch(address, { ...init, redirect: 'error' })
}

function isAnthropic({ baseUrl, model }: Pick<ModelAddress, 'baseUrl' | 'model'>): boolean {
  if (!baseUrl) return model.startsWith('claude-')
  const { hostname, pathname } = new URL(baseUrl)
  return /(^|\.)anthropic\.com$/.test(hostname) || /\/anthropic(\/|$)/.test(pathname)
}
