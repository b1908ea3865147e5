/** What the hub calls the data of an action for a mentee, by `action-data/{ActionId}/{MenteeId}`. */
export const ACTION_DATA_ROOM = 'action-data'

/** What those who write in it tell each other, and at most how often. */
export const WRITING = 'writing'
export const WRITING_EVERY_MS = 1_000

/** Somebody is shown as writing for so long after they last said so. */
export const WRITING_MS = 3_000

/** Where others are here too, what is typed is saved so long after the last key (spec §9, object sync). */
export const SYNC_MS = 300
