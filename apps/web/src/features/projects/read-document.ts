import { jsonFault, lineColumn } from '@telemachos/rules/json-fault'
import { pathText, repeatedKeys } from '@telemachos/rules/json-keys'
import { isObject, type Json, type JsonObject } from './json-path.ts'

/** What a text says, or the rule by which it says nothing yet, and where. */
type Read =
  | { readonly value: JsonObject }
  | { readonly rule: 'json' | 'object' | 'duplicate_key'; readonly where: string }

/** Reads a document of a project as the server does: an object, none of whose keys is there twice. */
export function readDocument(text: string): Read {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch {
    return { rule: 'json', where: jsonFault(text) }
  }
  if (!isObject(value)) return { rule: 'object', where: '1:1' }
  const [twice] = repeatedKeys(text)
  if (!twice) return { value }
  return {
    rule: 'duplicate_key',
    where: `${lineColumn(text, twice.from)} ${pathText(twice.path)}`,
  }
}
