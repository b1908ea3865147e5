/** What other features and the app use of scripts. */
export { CompletionScripts } from './completion-scripts.tsx'
