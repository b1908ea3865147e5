import type { Mention } from '@telemachos/questionnaire/author/mentions'
import type { Texts } from '#shared'

/** Places that are named one by one; the others are counted. */
const MAX = 3

/** A place that names a question, in words: whose, and which part of it. */
export function mentionName({ of, id, name, part }: Mention, t: Texts['t']): string {
  const fallback = of === 'section' ? t('questEdit.section', { number: Number(id) + 1 }) : id
  return t(`questEdit.mention.${part}`, { name: name.el || name.en || fallback })
}

/** Several places in one sentence. */
export function mentionNames(mentions: readonly Mention[], t: Texts['t']): string {
  const named = mentions.slice(0, MAX).map((one) => mentionName(one, t))
  const more = mentions.length - named.length
  return [...named, ...(more > 0 ? [t('questEdit.mention.more', { count: more })] : [])].join(', ')
}
