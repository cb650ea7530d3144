export * from './mail/outbox.ts'
export * from './mail/smtp.ts'
