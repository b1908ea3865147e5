import type { NoteAudience } from '../core/note-audiences.ts'

/** Who reads what was noted about an entry of the queue when it was seen to. */
export const HANDLING_NOTES: NoteAudience = 'supervision'
