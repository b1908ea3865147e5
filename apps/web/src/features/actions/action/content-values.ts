import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import type { CallInput, CallOutput } from '#shared'

/** What an action says and asks, as it was saved last. */
export type Content = CallOutput<'actions.getContent'>

/** What may be left out is written here as well. */
type Written = Pick<
  Content,
  Exclude<keyof CallInput<'actions.saveContent'>, 'ProjectId' | 'ActionId' | 'Version' | 'Draft'>
>
type Words = Pick<Written, 'Title' | 'Titles' | 'Descr' | 'Descrs'>

/** An action as it is edited: its words in all languages together, and the rest as it is sent. */
export type ContentValues = Omit<Written, keyof Words> & {
  readonly Title: TextByLanguage
  readonly Descr: TextByLanguage
}

/** What is not written of an action or of a version of it: where it is, and when it was saved. */
type Unwritten = Partial<Omit<Content, keyof Written>>

/** What is edited of an action, or of an earlier version of it. */
export function valuesOf(content: Written & Unwritten): ContentValues {
  const { Title, Titles, Descr, Descrs, ...others } = content
  const { ActionId: _id, TypeId: _type, Version: _version, At: _at, By: _by, ...rest } = others
  const { SharedWith: _shared, Begun: _begun, Draft: _draft, ...more } = rest
  const { Published: _published, Missing: _missing, Unknown: _unknown, ...written } = more
  return { ...written, Title: { ...Titles, el: Title }, Descr: { ...Descrs, el: Descr } }
}

/** The same as it is sent. */
export function writtenOf({ Title, Descr, ...written }: ContentValues): Written {
  const { el: title = '', ...Titles } = Title
  const { el: descr = '', ...Descrs } = Descr
  return { ...written, Title: title, Titles, Descr: descr, Descrs }
}
