import { cellTexts } from './actions/cell-texts.ts'
import { gridTexts } from './actions/grid-texts.ts'
import { menteeTexts } from './actions/mentee-texts.ts'
import { mentorTexts } from './actions/mentor-texts.ts'
import { keysTexts } from './core/keys-texts.ts'
import { routesTexts } from './core/routes-texts.ts'
import { shellTexts } from './core/shell-texts.ts'
import { commonTexts, errorTexts, ruleTexts } from './core/texts.ts'
import { profileTexts } from './identity/profile-texts.ts'
import { signInTexts } from './identity/texts.ts'
import { usersTexts } from './users/texts.ts'

/** Every text of the product by its key. */
export const texts = {
  ...commonTexts,
  ...errorTexts,
  ...ruleTexts,
  ...keysTexts,
  ...shellTexts,
  ...routesTexts,
  ...signInTexts,
  ...profileTexts,
  ...usersTexts,
  ...gridTexts,
  ...cellTexts,
  ...menteeTexts,
  ...mentorTexts,
}

type Base<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key

/** A key as code names it: without the ending of its plural forms. */
export type TextKey = Base<keyof typeof texts>
