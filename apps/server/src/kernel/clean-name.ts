const LONGEST_NAME = 150

/** A file's name as people may read it: no folders, nothing that cannot be seen, not too long. */
export function cleanName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const seen = last
    // Controls, and signs that turn the direction of what follows.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (seen.length <= LONGEST_NAME) return seen || 'file'
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(seen)?.[0] ?? ''
  return (
    [...seen]
      .slice(0, LONGEST_NAME - ending.length)
      .join('')
      .slice(0, LONGEST_NAME) + ending
  )
}
