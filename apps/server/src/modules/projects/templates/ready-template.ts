import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import type { ReadyTemplateKey } from '@telemachos/contract/projects/template-keys'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'

/** A text in every language. */
type Texts = Readonly<Record<BuiltInLanguage, string>>

/** A field of an action's form, as the contract of actions has it. */
interface TemplateField {
  readonly name: string
  readonly label: Texts
  readonly type: 'textarea' | 'text' | 'number' | 'date' | 'select' | 'checkbox'
  readonly required: boolean
  readonly options?: readonly { readonly value: string; readonly label: Texts }[]
}

/** An action that a template makes. */
export interface TemplateAction {
  /** What conditions of the others call it: `completion['@intro']`. */
  readonly key: string
  readonly typeId: number
  readonly title: Texts
  readonly descr: Texts
  readonly group: string
  readonly form?: readonly TemplateField[]
  readonly enable?: string
  readonly show?: string
  /** Only the staff sees it. */
  readonly isHiddenFromMentee?: true
}

/** What the mails of a kind say. */
interface TemplateMail {
  readonly name: string
  readonly texts: Readonly<
    Record<BuiltInLanguage, { readonly subject: string; readonly body: string }>
  >
}

/** A programme that is ready to be begun: everything but its people. */
export interface ReadyTemplate {
  readonly key: ReadyTemplateKey
  readonly title: Texts
  readonly text: Texts
  readonly settings: ProjectSettings
  readonly consent: Texts
  readonly mails: readonly TemplateMail[]
  readonly actions: readonly TemplateAction[]
}
