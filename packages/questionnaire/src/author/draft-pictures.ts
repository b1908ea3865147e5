import type { Draft, DraftQuestion } from './draft.ts'

/** The addresses of the pictures that a question shows: its own, and those of its options. */
export function picturesOf({ Options, Data }: DraftQuestion): string[] {
  return [...Options.map(({ Image }) => Image), Data.Image].filter((one) => one !== undefined)
}

/** The addresses of every picture of a draft, each once. */
export function picturesIn({ Sections }: Draft): string[] {
  const questions = Sections.flatMap(({ Questions }) => Questions.flat())
  return [...new Set(questions.flatMap(picturesOf))]
}

/** The draft with other addresses for some of its pictures. */
export function withPictures(draft: Draft, addresses: ReadonlyMap<string, string>): Draft {
  const moved = <Part extends { readonly Image?: string | undefined }>(part: Part): Part => {
    const address = part.Image === undefined ? undefined : addresses.get(part.Image)
    return address === undefined ? part : { ...part, Image: address }
  }
  const question = (one: DraftQuestion): DraftQuestion => ({
    ...one,
    Options: one.Options.map(moved),
    Data: moved(one.Data),
  })
  return {
    ...draft,
    Sections: draft.Sections.map((section) => ({
      ...section,
      Questions: section.Questions.map((line) => line.map(question)),
    })),
  }
}
