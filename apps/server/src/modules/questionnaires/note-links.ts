import type { Note } from '@telemachos/interchange/questionnaires/note'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { picturesOf } from '@telemachos/questionnaire/author/draft-pictures'

/**
 * What of a draft points to something of the place where it was written.
 * @param brought addresses of the pictures that come with it.
 */
export function noteLinks(draft: Draft, brought: { has(address: string): boolean }): Note[] {
  const questions = draft.Sections.flatMap((section) => section.Questions.flat())
  return questions.flatMap((question) => {
    const links = [
      ...question.Spreadsheets.map(({ Id, Name }) => `${Name} (${Id})`),
      ...picturesOf(question).filter((address) => !brought.has(address)),
    ]
    return links.map((link): Note => ({
      at: question.Model,
      part: '',
      reason: 'link_kept',
      detail: link.slice(0, 200),
    }))
  })
}
