import type { NoteAudience } from '../core/note-audiences.ts'

/** Who reads what is written about a mentee in an action, by the drawer it is in. */
export const ACTION_NOTES = {
  about: 'staff',
  public: 'pair',
  private: 'authorAndOverseers',
} as const satisfies Record<string, NoteAudience>
