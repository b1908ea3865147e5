/** What other features and the app use of the texts. */
export { loadInPlaceTexts } from './parts.ts'
export { TranslationProgress } from './translation-progress.tsx'
