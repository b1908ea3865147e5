import { refuseField } from '../../kernel/errors.ts'
import { isKeepable } from '../../kernel/keepable.ts'

const MAX_DEPTH = 32
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

export type DataObject = Record<string, unknown>

/**
 * Reads the JSON text of an object.
 * @throws invalid_input naming the field: `object` for anything else, and as checkData.
 */
export function parseData(text: string, field = 'Data'): DataObject {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw refuseField(field, 'object')
  checkData(value, field)
  return value
}

/**
 * Refuses what cannot be kept as it is.
 * @throws invalid_input naming the field: `forbidden_key` for names with a meaning in JavaScript,
 *   `too_deep`, `characters` for text that the database cannot hold, `too_big` for a number that
 *   would be kept as nothing.
 */
export function checkData(value: unknown, field: string, depth = 0): void {
  if (typeof value === 'string') return checkText(value, field)
  if (typeof value === 'number' && !Number.isFinite(value)) throw refuseField(field, 'too_big')
  if (typeof value !== 'object' || value === null) return
  if (depth >= MAX_DEPTH) throw refuseField(field, 'too_deep')
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw refuseField(field, 'forbidden_key')
    checkText(key, field)
    checkData(item, field, depth + 1)
  }
}

function checkText(text: string, field: string): void {
  if (!isKeepable(text)) throw refuseField(field, 'characters')
}

function isObject(value: unknown): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
