import { toLogical } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  type CellError,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

/** What each cell of a rectangle says; text and empty cells say nothing. */
function sayings(value: Value, said: boolean[]): CellError | undefined {
  if (isLambda(value)) return ERRORS['#VALUE!']
  if (!isGrid(value)) {
    const logical = toLogical(value)
    if (isError(logical)) return logical
    said.push(logical)
    return undefined
  }
  let error: CellError | undefined
  value.visit((cell: Scalar) => {
    if (isError(cell)) {
      error = cell
      return false
    }
    if (typeof cell === 'boolean') said.push(cell)
    else if (typeof cell === 'number') said.push(cell !== 0)
    return undefined
  })
  return error
}

function together(
  name: string,
  combine: (said: readonly boolean[]) => boolean,
): FunctionDefinition {
  return defineFunction('logic', name, {
    required: ['any'],
    repeated: ['any'],
    call: (_, ...arguments_) => {
      const said: boolean[] = []
      for (const argument of arguments_) {
        const error = sayings(argument, said)
        if (error) return error
      }
      return said.length === 0 ? ERRORS['#VALUE!'] : combine(said)
    },
  })
}

/** Truth values. */
export const LOGIC: readonly FunctionDefinition[] = [
  together('AND', (said) => said.every(Boolean)),
  together('OR', (said) => said.some(Boolean)),
  together('XOR', (said) => said.filter(Boolean).length % 2 === 1),
  defineFunction('logic', 'NOT', {
    required: ['logical'],
    call: (_, value) => !value,
  }),
  defineFunction('logic', 'TRUE', { call: () => true }),
  defineFunction('logic', 'FALSE', { call: () => false }),
]
