import { typeOf } from '../types/all-types.ts'
import type { QuestionType } from '../types/question-type.ts'
import type { DraftQuestion } from './draft.ts'

/** What is particular to the type of a draft's question. */
export const draftTypeOf = ({ Type }: Pick<DraftQuestion, 'Type'>): QuestionType =>
  typeOf({ type: Type })
