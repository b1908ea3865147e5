import type { JsonObject } from '../json-path.ts'
import type { ProjectDraft } from '../use-project-draft.ts'
import type { NamedQuestion } from './form-draft.ts'

/** What a section of the form is drawn with. */
export interface SectionProps {
  readonly edit: ProjectDraft
  readonly sections: readonly JsonObject[]
  readonly place: number
  readonly nameOf: (section: JsonObject, place: number) => string
  /** The name of the question that is open. */
  readonly opened: string | undefined
  readonly onOpen: (name: string | undefined) => void
  readonly onChange: (sections: readonly JsonObject[]) => void
}

/** What a question of it is drawn with. */
export interface QuestionRowProps extends SectionProps {
  readonly one: NamedQuestion
  readonly title: string
  readonly isOpen: boolean
  readonly onRemove: () => void
}
