import type { Label } from '../definition.ts'
import { languagesOf } from '../languages.ts'
import { compileDraft } from './compile-draft.ts'
import type { Draft } from './draft.ts'
import { allQuestions } from './new-question.ts'

/** Whether what people read is in English and nothing of it in Greek; the title may be in either. */
export function isEnglishOnly(draft: Draft): boolean {
  const texts = textsOf(draft)
  return texts.every(({ el }) => isBlank(el)) && texts.some(({ en }) => !isBlank(en))
}

/**
 * What an author should know of a draft's languages before it is published: that it has no Greek, or
 * that its English is not whole and so is offered to nobody.
 */
export function languageNote(draft: Draft): 'englishOnly' | 'englishPartial' | undefined {
  if (isEnglishOnly(draft)) return 'englishOnly'
  const isOffered = languagesOf(compileDraft(draft)).includes('en')
  return !isOffered && textsOf(draft).some(({ en }) => !isBlank(en)) ? 'englishPartial' : undefined
}

function textsOf(draft: Draft): Label[] {
  return [
    ...draft.Sections.map(({ Text }) => Text),
    ...allQuestions(draft).flatMap(({ Text, Options, Rows }) => [
      Text,
      ...Options.map((option) => option.Text),
      ...Rows.map((row) => row.Text),
    ]),
  ]
}

const isBlank = (text: string): boolean => text.trim() === ''
