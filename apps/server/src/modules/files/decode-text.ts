import { otherEncodingOf } from '@telemachos/rules/text-encoding'
import { isUtf8 } from 'node:buffer'

/**
 * A text as it was written: in UTF-8, or in what Greek programs write besides. What is neither is read
 * as UTF-8, with signs that stand for what it is not.
 */
export function decodeText(content: Uint8Array): string {
  const encoding = isUtf8(content) ? undefined : otherEncodingOf(content)
  return new TextDecoder(encoding ?? 'utf-8').decode(content)
}
