/** What is being typed of an expression. */
export interface TypedWord {
  /** The name that it is a part of, as `user` of `user.sector` and `completion` of `completion['12']`. */
  readonly of: string | undefined
  /** Whether it is a key between quotes. */
  readonly isKey: boolean
  /** What stands of it before the caret. */
  readonly typed: string
  /** Where all of it begins and ends in the source. */
  readonly from: number
  readonly to: number
}

const KEY = /([\p{L}_$][\p{L}\p{N}_$]*)\s*\[\s*(['"])([^'"]*)$/u
const MEMBER = /(^|[^\p{L}\p{N}_$.\])])([\p{L}_$][\p{L}\p{N}_$]*)\.([\p{L}\p{N}_$]*)$/u
const NAME = /(^|[^\p{L}\p{N}_$.])([\p{L}_$][\p{L}\p{N}_$]*)?$/u

/**
 * The word of an expression at the caret, to be completed; undefined where none can be, as within a text.
 * ```ts
 * wordAt("user.se == 'a'", 7) // => { of: 'user', isKey: false, typed: 'se', from: 5, to: 7 }
 * wordAt("completion['1", 13) // => { of: 'completion', isKey: true, typed: '1', from: 12, to: 13 }
 * wordAt("user.sector == 'Υγ", 18) // => undefined
 * ```
 */
export function wordAt(source: string, caret: number): TypedWord | undefined {
  const before = source.slice(0, caret)
  const after = source.slice(caret)
  const key = KEY.exec(before)
  if (key && !isWithinText(before.slice(0, key.index))) {
    const [, of, , typed = ''] = key
    const rest = /^[^'"\]]*/.exec(after)?.[0] ?? ''
    return { of, isKey: true, typed, from: caret - typed.length, to: caret + rest.length }
  }
  if (isWithinText(before)) return undefined
  const member = MEMBER.exec(before)
  const [typed, of] = member
    ? [member[3] ?? '', member[2]]
    : [NAME.exec(before)?.[2] ?? '', undefined]
  if (!member && !NAME.test(before)) return undefined
  const rest = /^[\p{L}\p{N}_$]*/u.exec(after)?.[0] ?? ''
  return { of, isKey: false, typed, from: caret - typed.length, to: caret + rest.length }
}

/** Whether a text that was begun has not ended. */
function isWithinText(source: string): boolean {
  let open = ''
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (open !== '' && sign === '\\') at++
    else if (open === sign) open = ''
    else if (open === '' && (sign === "'" || sign === '"')) open = sign
  }
  return open !== ''
}
