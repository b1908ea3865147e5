/** What is typed or waits to be sent in conversations is kept in the browser under names that begin so. */
export const KEPT_CHATS = 'telemachos.chat.'

/** Deletes it, for whoever comes next at the same computer. */
export function forgetKeptChats(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(KEPT_CHATS)) localStorage.removeItem(key)
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
