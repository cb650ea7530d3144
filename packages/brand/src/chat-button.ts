/** The names of the chat button of every page. Apart from the texts of the window, which opens later. */
export const chatButton = { open: 'Open chat', close: 'Close chat' } as const
