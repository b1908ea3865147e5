import { valuesOf, type Content, type ContentValues } from '../action/content-values.ts'

/** What is being written of an action: its draft where it has one, else what is published. */
export function writtenIn(content: Content): ContentValues {
  const published = valuesOf(content)
  return content.Draft
    ? { ...published, ...readDraft(content.Draft.Content, published) }
    : published
}

/** The parts of a draft that are still parts of an action, of the kind that they have there. */
function readDraft(json: string, published: ContentValues): Partial<ContentValues> {
  const stored = readObject(json)
  const parts = Object.entries(published).flatMap(([name, value]) =>
    kindOf(stored[name]) === kindOf(value) ? [[name, stored[name]] as const] : [],
  )
  return Object.fromEntries(parts)
}

function readObject(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Of a part that may be nothing, a number is as good as null. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'number' : typeof value
}
