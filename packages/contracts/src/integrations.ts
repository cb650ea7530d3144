// What only the pages of keys and webhooks, and the API document need.
export * from './api-keys.ts'
export * from './webhook-messages.ts'
export * from './webhooks.ts'
