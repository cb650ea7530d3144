export * from './builders/a-user.ts'
export * from './manual-clock.ts'
export * from './test-database.ts'
export * from './unique.ts'
