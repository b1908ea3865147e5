import { cutText } from '@telemachos/rules/cut-text'

/** What people can read, and what every file system can keep. */
export const NAME_LIMIT = { units: 150, bytes: 255 } as const

const ENDING = /\.[\p{L}\p{N}]{1,10}$/u

/**
 * The ending of a file's name with its dot; '' where there is none.
 * ```ts
 * endingOf('Οδηγός.v2.pdf') // => '.pdf'
 * endingOf('Οδηγός') // => ''
 * ```
 */
export const endingOf = (name: string): string => ENDING.exec(name)?.[0] ?? ''

const withoutEdges = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '')

/**
 * A file's name as people may read it: no folders, nothing that cannot be seen, not too long.
 * ```ts
 * cleanName('../έγγραφα/Οδηγός: 1.pdf') // => 'Οδηγός_ 1.pdf'
 * cleanName('...') // => 'file'
 * ```
 */
export function cleanName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const seen = withoutEdges(
    last
      // Controls, and signs that turn the direction of what follows.
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' '),
  )
  if (cutText(seen, NAME_LIMIT) === seen) return seen || 'file'
  const ending = endingOf(seen)
  const room = {
    units: NAME_LIMIT.units - ending.length,
    bytes: NAME_LIMIT.bytes - Buffer.byteLength(ending),
  }
  const stem = seen.slice(0, seen.length - ending.length)
  return (withoutEdges(cutText(stem, room)) || 'file') + ending
}
