/** Messages of a page; fewer mean that there are no more (spec §9). */
export const MESSAGE_PAGE = 20

/** What came while a page was away, at once; fewer mean that there is no more. */
export const CATCH_UP = 100

/** Conversations of a page. */
export const CONVERSATION_PAGE = 20

/** Messages that are found at once; fewer mean that there are no more. */
export const FOUND_PAGE = 20

/** Characters by which people to write to are searched for. */
export const MAX_CONTACT_SEARCH = 100

export const MAX_MESSAGE = 4_000
export const MAX_GROUP_TITLE = 80
/** People in a group. */
export const MAX_GROUP = 100
/** Files of one message. */
export const MAX_CHAT_FILES = 10
/** Characters of a message that an answer to it shows. */
export const MAX_QUOTE = 120
/** A search has at least so many characters. */
export const MIN_SEARCH = 2
export const MAX_REPORT_NOTE = 1_000

/** Somebody is shown as typing for so long after they last said so (spec §9). */
export const TYPING_MS = 3_000
/** A page says that its person types at most so often. */
export const TYPING_EVERY_MS = 1_000

/** What the hub calls a conversation that is watched, and what those who watch tell each other. */
export const CHAT_ROOM = 'chat'
export const TYPING = 'typing'
