import type { ScaleItem } from '@telemachos/questionnaire/definition'
import { readNumber as readTyped } from '@telemachos/rules/typed-number'

/** Reading what authors type in one line, and writing it back. */

/** A number typed with dot or comma; whole and not below `from` where that is given. */
export function readNumber(text: string, from?: number, to = 1e12): number | undefined {
  const value = readTyped(text)
  if (value === undefined || Math.abs(value) > to) return undefined
  return from !== undefined && (!Number.isInteger(value) || value < from) ? undefined : value
}

/** Names with commas between them. */
export function readNames(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}

export const writeNames = (names: readonly string[]): string => names.join(', ')

/** The items of a scale: `q1, -q2, q3*2`. */
export function readItems(text: string): ScaleItem[] {
  return readNames(text).map((part) => {
    const [, minus = '', model = '', weight] = /^(-?)\s*([^*]*?)\s*(?:\*\s*(.*))?$/.exec(part) ?? []
    return {
      model: model.slice(0, 64),
      reversed: minus !== '',
      weight: readNumber(weight ?? '', undefined, 100) ?? 1,
    }
  })
}

export function writeItems(items: readonly ScaleItem[]): string {
  return items
    .map(
      ({ model, reversed, weight }) =>
        `${reversed ? '-' : ''}${model}${weight === 1 ? '' : `*${weight}`}`,
    )
    .join(', ')
}
