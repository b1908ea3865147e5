import type { Draft } from '@telemachos/questionnaire/author/draft'

/**
 * The draft of a file in English: its texts are the English ones, and the Greek are still to be
 * written. The title, which the questionnaire is known by, stands in both.
 */
export function inEnglish(draft: Draft): Draft {
  const { Title } = draft
  const title = Title.en || Title.el
  return { ...(englishOf(draft) as Draft), Title: { el: title, en: title } }
}

function englishOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(englishOf)
  if (typeof part !== 'object' || part === null) return part
  if ('el' in part && 'en' in part) return { el: '', en: part.en || part.el }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, englishOf(value)]))
}
