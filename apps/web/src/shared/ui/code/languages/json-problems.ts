import { faultIndex } from '@telemachos/rules/json-fault'
import { jsonKeys, pathText, type JsonKey } from '@telemachos/rules/json-keys'
import { unknownKeys, type Schema } from '@telemachos/rules/json-schema'

/** What is wrong with a text that is to be JSON. */
export interface JsonProblem {
  /** It cannot be read there; a key that the same object has before; one that the schema does not know. */
  readonly kind: 'broken' | 'repeated' | 'unknown'
  readonly from: number
  readonly to: number
  /** Of the key, as `User.Fields[3].Visible`. */
  readonly path: string
  /** The key that is probably meant by an unknown one. */
  readonly meant?: string | undefined
}

/** What keeps a text from being read as it stands: where it breaks off, or keys that are there twice. */
export function findFaults(text: string): JsonProblem[] {
  if (!isJson(text)) {
    const from = Math.min(faultIndex(text), text.length)
    return [{ kind: 'broken', from, to: Math.min(from + 1, text.length), path: '' }]
  }
  return jsonKeys(text)
    .filter(({ isRepeated }) => isRepeated)
    .map((key) => ({ kind: 'repeated', ...placeOf(key) }))
}

/** The keys of a text that a schema does not know; none of a text that cannot be read as it stands. */
export function findUnknown(text: string, schema: Schema | undefined): JsonProblem[] {
  if (!schema || findFaults(text).length > 0) return []
  return unknownKeys(jsonKeys(text), schema).map((key) => ({
    kind: 'unknown',
    ...placeOf(key),
    meant: key.meant,
  }))
}

const placeOf = ({ path, from, to }: JsonKey) => ({ from, to, path: pathText(path) })

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
