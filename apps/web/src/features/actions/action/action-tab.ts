import type { TextKey } from '@telemachos/contract/texts'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { CallName, useForm } from '#shared'
import type { Content, ContentValues } from './content-values.ts'

/** The form of an action's content, which the tabs share and the page's bar saves. */
export type ContentForm = ReturnType<typeof useForm<'actions.saveContent', ContentValues>>

/** What a tab of the page of one action is given. */
export interface ActionTabProps {
  /** Which action of which project. */
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly content: Content
  readonly form: ContentForm
  /** A tab that saves by itself says whether something in it is unsaved; the page asks before it is left. */
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** One tab of the page of one action; it is drawn once it is opened first, and stays. */
export interface ActionTab {
  /** As the address names it behind its hash. */
  readonly key: string
  readonly text: TextKey
  /** Left out, it is always shown. */
  readonly isShown?: (content: Content, may: (name: CallName) => boolean) => boolean
  /** The values of the content that it edits, which the page's bar saves; none where it saves by itself. */
  readonly edits?: readonly (keyof ContentValues)[]
  readonly part: ComponentType<ActionTabProps> | LazyExoticComponent<ComponentType<ActionTabProps>>
}
