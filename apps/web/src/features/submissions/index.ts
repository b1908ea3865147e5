/** What other features and the app use of submissions. */
export { ReadingNote } from './reading-note.tsx'
export {
  type Work,
  type WorkSummary,
  asksWork,
  isInformation,
  useWork,
  useWorkOfMentee,
} from './use-work.ts'
export { WaitingSubmissions } from './waiting-submissions.tsx'
export { loadWorkParts } from './parts.ts'
export { summaryWords } from './work-words.ts'
