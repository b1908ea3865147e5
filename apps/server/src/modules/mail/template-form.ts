import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'

/** A mail's subject and body in Liquid; blank lines part paragraphs, `[words](address)` is a link. */
export interface TemplateText {
  readonly subject: string
  readonly body: string
}

export interface DefaultTemplate extends Readonly<Record<BuiltInLanguage, TemplateText>> {
  /** True for what people wait for: it is sent at night too. */
  readonly urgent?: true
  /** True for what no project says in its own words. */
  readonly fixed?: true
  /** What the preview shows in the place of people and dates. */
  readonly sample: Readonly<Record<string, unknown>>
}

export const HELLO_EL = 'Γεια σας{% if vocative %}, {{ vocative }}{% endif %},'
export const HELLO_EN = 'Hello{% if name %} {{ name }}{% endif %},'
