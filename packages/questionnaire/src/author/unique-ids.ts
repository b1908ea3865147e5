import type { Draft } from './draft.ts'
import { freeId } from './new-question.ts'

/** The draft with an id of ID_ and four digits for each question (spec §5); the same one where they all have it. */
export function withUniqueIds(draft: Draft): Draft {
  const seen = new Set<string>()
  let repaired = draft
  draft.Sections.forEach(({ Questions }, section) =>
    Questions.forEach((line, lineAt) =>
      line.forEach((question, index) => {
        if (/^ID_\d{4}$/.test(question.Id) && !seen.has(question.Id)) {
          seen.add(question.Id)
          return
        }
        const Id = freeId(repaired)
        seen.add(Id)
        const own = repaired.Sections[section]
        if (!own) return
        const lines = own.Questions.with(
          lineAt,
          (own.Questions[lineAt] ?? []).with(index, { ...question, Id }),
        )
        repaired = {
          ...repaired,
          Sections: repaired.Sections.with(section, { ...own, Questions: lines }),
        }
      }),
    ),
  )
  return repaired
}
