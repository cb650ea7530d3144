import { config } from 'zod/v4/core'

// zod would probe for `new Function`, which the Content-Security-Policy reports and forbids.
config({ jitless: true })
