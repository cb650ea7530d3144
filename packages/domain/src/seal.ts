export { type Seal, type SealVerdict, verifySeal } from './seal/verify-seal.ts'
