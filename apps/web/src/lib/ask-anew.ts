/** For lists that grow without the reader's doing: asked for anew whenever their screen opens. */
export const askAnew = { staleTime: 0 } as const
