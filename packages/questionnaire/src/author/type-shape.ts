import type { TypeId } from '../definition.ts'
import type { DraftData } from './draft.ts'

/** What an author writes for a type of question, besides what all of them have. */
export interface TypeShape {
  /** What its options are; none where it has no options of its own. */
  readonly options?: 'choices' | 'items' | 'columns' | 'pictures' | 'regions' | 'count'
  /** Whether an option may go with no other. */
  readonly exclusive?: boolean
  /** Whether "other" may be offered. */
  readonly other?: boolean
  /** What its rows are. */
  readonly rows?: 'rows' | 'targets' | 'columns' | 'shares' | 'inputs'
  readonly data: readonly (keyof DraftData)[]
  /** Whether one value can be suggested. */
  readonly hasDefault?: boolean
  readonly asks: boolean
}

/** The forms of the 26 types; what is not named here, the type does not read. */
const SHAPES: Readonly<Record<TypeId, TypeShape>> = {
  1: { asks: true, options: 'choices', other: true, hasDefault: true, data: [] },
  2: { asks: true, options: 'choices', other: true, exclusive: true, data: ['Min', 'Max'] },
  3: { asks: true, options: 'choices', other: true, hasDefault: true, data: [] },
  4: { asks: true, options: 'columns', rows: 'rows', data: [] },
  5: { asks: true, options: 'columns', rows: 'rows', data: ['Min', 'Max'] },
  6: { asks: true, options: 'choices', hasDefault: true, data: ['LowText', 'HighText'] },
  7: { asks: true, options: 'items', data: ['Top'] },
  8: { asks: true, hasDefault: true, data: ['Min', 'Max', 'Step', 'LowText', 'HighText'] },
  9: { asks: true, options: 'items', rows: 'targets', data: ['Max'] },
  10: { asks: true, hasDefault: true, data: ['MinLength', 'MaxLength', 'Pattern'] },
  11: { asks: true, hasDefault: true, data: ['MinLength', 'MaxLength'] },
  12: { asks: true, hasDefault: true, data: ['Min', 'Max', 'Step'] },
  13: { asks: true, hasDefault: true, data: [] },
  14: { asks: true, hasDefault: true, data: [] },
  15: {
    asks: true,
    options: 'pictures',
    other: true,
    exclusive: true,
    data: ['Multiple', 'Min', 'Max'],
  },
  16: { asks: true, options: 'regions', exclusive: true, data: ['Image', 'Alt', 'Min', 'Max'] },
  17: { asks: true, options: 'count', data: ['Min'] },
  18: { asks: true, rows: 'columns', data: ['Lines', 'Min'] },
  19: { asks: true, rows: 'shares', data: ['Total'] },
  20: { asks: true, hasDefault: true, data: [] },
  21: { asks: true, data: ['Accept', 'MaxBytes'] },
  22: { asks: false, data: [] },
  23: { asks: false, data: ['Expression'] },
  24: { asks: true, data: [] },
  25: { asks: true, hasDefault: true, data: ['MustBeTrue'] },
  26: { asks: true, rows: 'inputs', data: [] },
}

/** What the form of a type has. */
export function shapeOf(type: TypeId): TypeShape {
  return SHAPES[type]
}
