/** The areas of the labels that signing in and setting a new password speak with. */
const DOOR_AREAS: ReadonlySet<string> = new Set(['core', 'identity'])

/** Whether a text is one that signing in and setting a new password may need. */
export const isSignedOutText = (label: string): boolean =>
  DOOR_AREAS.has(label.slice(0, label.indexOf('.')))
