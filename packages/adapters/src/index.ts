export * from './assistant/embedded/embedded-assistant.ts'
export * from './assistant/llm/llm-assistant.ts'
export * from './mail/outbox.ts'
export * from './mail/smtp.ts'
