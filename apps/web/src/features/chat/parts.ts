/* What others load of it once it is needed. */
export const loadChatBackground = () => import('./chat-background.tsx')
