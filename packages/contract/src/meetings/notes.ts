import type { NoteAudience } from '../core/note-audiences.ts'

/** Who reads what is written about a meeting, by the part of its journal. */
export const MEETING_NOTES = {
  pair: 'pair',
  private: 'author',
  followUp: 'staff',
  comment: 'mentorsAndOverseers',
} as const satisfies Record<string, NoteAudience>
