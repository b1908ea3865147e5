/** Puts a text on the clipboard of the system; without leave for that, nothing happens. */
export async function writeToSystem(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}

/** The text on the clipboard of the system, where reading is allowed already; nobody is asked. */
export async function readFromSystem(): Promise<string> {
  try {
    const name = 'clipboard-read' as PermissionName
    const { state } = await navigator.permissions.query({ name })
    return state === 'granted' ? await navigator.clipboard.readText() : ''
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
    return ''
  }
}
