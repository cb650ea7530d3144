interface ModelVariables {
  ASSISTANT: 'embedded' | 'llm'
  LLM_API_KEY?: string | undefined
  LLM_BASE_URL?: string | undefined
  LLM_MODEL?: string | undefined
  LLM_DAILY_TOKENS: number
}

/** Undefined if only the embedded assistant answers. */
export function languageModel(values: ModelVariables) {
  const { ASSISTANT, LLM_API_KEY: apiKey, LLM_BASE_URL: baseUrl, LLM_MODEL: model } = values
  if (ASSISTANT !== 'llm' || !apiKey || !model) return undefined
  return { apiKey, baseUrl, model, dailyTokens: values.LLM_DAILY_TOKENS }
}
