import { lazyWindow } from './lazy-part.ts'

/** See ConflictNoteBody: it is loaded once there is a conflict. */
export const ConflictNote = lazyWindow(() => import('./conflict-note-body.tsx'), 'ConflictNoteBody')
