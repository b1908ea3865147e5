/** How long a download has before its address is taken back (spec §9). */
const REVOKE_MS = 1500

/** Hands a file to the person under a name. */
export function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS)
}
