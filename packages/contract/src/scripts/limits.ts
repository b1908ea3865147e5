import { AUTHOR_ROLES } from '../actions/author-roles.ts'

/** Who writes what happens when an action is completed: whoever writes the action. */
export const SCRIPT_AUTHOR_ROLES = AUTHOR_ROLES

/** The most characters of a script. */
export const MAX_SCRIPT = 20_000
/** The most characters of a sentence with which a script refuses, or of what it has people told. */
export const MAX_SENTENCE = 300
/** A run is listed for so many days. */
export const RUN_DAYS = 180
