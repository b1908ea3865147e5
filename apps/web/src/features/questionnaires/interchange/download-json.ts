/** Downloads are revoked after so long (spec §9, timing). */
const REVOKED_MS = 1_500

/** Hands a text to the person as a JSON file. */
export function downloadJson(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_MS)
}
