import type { LanguageModel } from 'ai'

export interface ModelAddress {
  model: string
  apiKey: string
  /** Default: Anthropic's address for a model named claude-…, otherwise OpenAI's. */
  baseUrl: string | undefined
}

const OPENAI = 'https://api.openai.com/v1'

/** A client for the configured address. */
export async function openModel({ apiKey, baseUrl, model }: ModelAddress): Promise<LanguageModel> {
  if (isAnthropic({ baseUrl, model })) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, fetch: fetchWithoutRedirects, ...(baseUrl && { baseURL: baseUrl }) })(
      model,
    )
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'llm',
    apiKey,
    fetch: fetchWithoutRedirects,
    baseURL: baseUrl ?? OPENAI,
  })(model)
}

/** A redirect would send the key to another address. */
function fetchWithoutRedirects(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  return fetch(address, { ...init, redirect: 'error' })
}

function isAnthropic({ baseUrl, model }: Pick<ModelAddress, 'baseUrl' | 'model'>): boolean {
  if (!baseUrl) return model.startsWith('claude-')
  const { hostname, pathname } = new URL(baseUrl)
  return /(^|\.)anthropic\.com$/.test(hostname) || /\/anthropic(\/|$)/.test(pathname)
}
