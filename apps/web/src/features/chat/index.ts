/** What other features and the app use of chat. */
export { loadChatBackground } from './parts.ts'
export { WriteTo } from './write-to.tsx'
