// zod would probe for `new Function`, which the Content-Security-Policy blocks and reports. Uses zod's global
// setting instead of `config`, which would pull the library into the first chunk.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
