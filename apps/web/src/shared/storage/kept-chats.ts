import { isOfLeaver } from '../api/page-person.ts'

/** What is typed or waits to be sent in conversations is kept in the browser under names that begin so. */
export const KEPT_CHATS = 'telemachos.chat.'

/** Deletes what is kept of whoever signs off here. */
export function forgetKeptChats(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [owner = ''] = key.slice(KEPT_CHATS.length).split('.')
      if (key.startsWith(KEPT_CHATS) && isOfLeaver(owner)) localStorage.removeItem(key)
    }
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
