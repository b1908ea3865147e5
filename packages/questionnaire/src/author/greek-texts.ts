import type { Label } from '../definition.ts'

const filled = new WeakMap<object, object>()

/**
 * A part of a draft in which every text that has no Greek has its English instead: everybody reads
 * something then, whatever language is asked for. What has nothing to fill is the same object.
 */
export function withGreek<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  const known = (filled.get(part) as Part | undefined) ?? (fill(part) as Part)
  filled.set(part, known as object)
  return known
}

function fill(part: object): object {
  if (Array.isArray(part)) {
    const items: unknown[] = part
    const mapped = items.map(withGreek)
    return mapped.every((item, index) => item === items[index]) ? part : mapped
  }
  if (isLabel(part))
    return part.el.trim() === '' && part.en !== '' ? { ...part, el: part.en } : part
  const entries = Object.entries(part) as [string, unknown][]
  const mapped = entries.map(([key, value]) => [key, withGreek(value)] as const)
  const isSame = mapped.every(([, value], index) => value === entries[index]?.[1])
  return isSame ? part : Object.fromEntries(mapped)
}

const isLabel = (part: object): part is Label =>
  'el' in part && 'en' in part && typeof part.el === 'string' && typeof part.en === 'string'
