import type { OpenSession, SignInAttempt } from '@tallgrass/contracts/account'
import { inDays, mockId } from './moments.ts'

/** Where one person is signed in. */
export const openSessions: OpenSession[] = [
  {
    id: mockId('Session', 1),
    device: 'Firefox on Windows',
    ip: '198.51.100.17',
    way: 'password',
    createdAt: inDays(-0.2),
    lastSeenAt: inDays(0),
    endsAt: inDays(0.5),
  },
  {
    id: mockId('Session', 2),
    device: 'Safari on iPhone',
    ip: '203.0.113.42',
    way: 'passkey',
    createdAt: inDays(-2),
    lastSeenAt: inDays(-0.3),
    endsAt: inDays(0.2),
  },
]

type Attempt = Omit<SignInAttempt, 'id' | 'createdAt'> & { daysAgo: number }

const attempts: Attempt[] = [
  { outcome: 'signed_in', way: 'password', device: 'Firefox on Windows', ip: '198.51.100.17', daysAgo: 0.2 },
  { outcome: 'signed_in', way: 'passkey', device: 'Safari on iPhone', ip: '203.0.113.42', daysAgo: 2 },
  { outcome: 'wrong_password', way: 'password', device: 'Chrome on Android', ip: '192.0.2.8', daysAgo: 2.1 },
  { outcome: 'signed_in', way: 'password', device: 'Firefox on Windows', ip: '198.51.100.17', daysAgo: 9 },
]

/** The newest first. */
export const signInAttempts: SignInAttempt[] = attempts.map(({ daysAgo, ...attempt }, index) => ({
  ...attempt,
  id: mockId('SignIn', index + 1),
  createdAt: inDays(-daysAgo),
}))
