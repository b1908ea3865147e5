import type { Draft } from '../author/draft.ts'
import type { Note } from './note.ts'

/** What of a draft points to something of the place where it was written. */
export function noteLinks(draft: Draft): Note[] {
  const questions = draft.Sections.flatMap((section) => section.Questions.flat())
  return questions.flatMap(({ Model, Spreadsheets, Options, Data }) => {
    const links = [
      ...Spreadsheets.map(({ Id, Name }) => `${Name} (${Id})`),
      ...Options.flatMap(({ Image }) => (Image ? [Image] : [])),
      ...(Data.Image ? [Data.Image] : []),
    ]
    return links.map((link): Note => ({
      at: Model,
      part: '',
      reason: 'link_kept',
      detail: link.slice(0, 200),
    }))
  })
}
