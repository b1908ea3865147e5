import type { DomainDeclaration } from './core/define-domain.ts'
import type { Text } from './core/define-texts.ts'
import { awayTexts } from './core/away-texts.ts'
import { galleryTexts } from './core/gallery-texts.ts'
import { homeTexts } from './core/home-texts.ts'
import { keysTexts } from './core/keys-texts.ts'
import { noteTexts } from './core/note-texts.ts'
import { removalTexts } from './core/removal-texts.ts'
import { routesTexts } from './core/routes-texts.ts'
import { shellTexts } from './core/shell-texts.ts'
import { commonTexts, errorTexts, ruleTexts } from './core/texts.ts'
import { uiTexts } from './core/ui-texts.ts'
import * as domains from './domains.ts'

/** What no domain says by itself. */
const coreTexts = {
  ...commonTexts,
  ...errorTexts,
  ...ruleTexts,
  ...keysTexts,
  ...noteTexts,
  ...uiTexts,
  ...galleryTexts,
  ...shellTexts,
  ...homeTexts,
  ...routesTexts,
  ...removalTexts,
  ...awayTexts,
}

type Domain = (typeof domains)[keyof typeof domains]
type Label =
  | keyof typeof coreTexts
  | (Domain extends infer One
      ? One extends { readonly texts: infer Texts }
        ? keyof Texts
        : never
      : never)

/** Every text of the product by its key. */
export const texts = Object.assign(
  { ...coreTexts },
  ...Object.values<DomainDeclaration>(domains).map((domain) => domain.texts),
) as Readonly<Record<Label, Text>>

type Base<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key

/** A key as code names it: without the ending of its plural forms. */
export type TextKey = Base<keyof typeof texts>
