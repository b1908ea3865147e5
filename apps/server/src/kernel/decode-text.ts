import { otherEncodingOf } from '@telemachos/rules/text-encoding'
import { isUtf8 } from 'node:buffer'

/**
 * A text as it was written: in the charset that came with it, else in UTF-8, or in what Greek programs
 * write besides. A charset that nobody knows, or UTF-8 that is none, counts as not said. What nothing
 * fits is read as UTF-8, with signs that stand for what it is not.
 * @param declared charset by its name, as in a content type.
 */
export function decodeText(content: Uint8Array, declared?: string): string {
  const decoder = declared === undefined ? undefined : decoderOf(declared)
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(content)
  const encoding = isUtf8(content) ? undefined : otherEncodingOf(content)
  return new TextDecoder(encoding ?? 'utf-8').decode(content)
}

/**
 * The charset of a content type, without its quotes; undefined where it names none.
 * ```ts
 * charsetOf('application/json; charset="windows-1253"') // => 'windows-1253'
 * ```
 */
export function charsetOf(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1]
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}
