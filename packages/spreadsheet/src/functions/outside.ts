import { ERRORS, type ErrorCode } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

const DEVIATION = 'Nothing outside the workbook is asked; a file’s own value is kept as it is.'

/** A function that asks something outside the workbook, and what it answers without a connection. */
function outside(
  name: string,
  code: keyof typeof ERRORS & ErrorCode,
  least: number,
  most: number,
): FunctionDefinition {
  return defineFunction('information', name, {
    required: Array.from({ length: least }, () => 'any' as const),
    optional: Array.from({ length: most - least }, () => 'any' as const),
    deviation: DEVIATION,
    call: () => ERRORS[code],
  })
}

/** Functions that ask services, other programs and databases. */
export const OUTSIDE: readonly FunctionDefinition[] = [
  outside('CALL', '#VALUE!', 1, 30),
  outside('COPILOT', '#VALUE!', 1, 30),
  outside('CUBEKPIMEMBER', '#NAME?', 3, 4),
  outside('CUBEMEMBER', '#NAME?', 2, 3),
  outside('CUBEMEMBERPROPERTY', '#NAME?', 3, 3),
  outside('CUBERANKEDMEMBER', '#NAME?', 3, 4),
  outside('CUBESET', '#NAME?', 2, 5),
  outside('CUBESETCOUNT', '#VALUE!', 1, 1),
  outside('CUBEVALUE', '#NAME?', 1, 30),
  outside('DETECTLANGUAGE', '#VALUE!', 1, 1),
  outside('FIELDVALUE', '#VALUE!', 2, 2),
  outside('IMAGE', '#VALUE!', 1, 5),
  outside('IMPORTCSV', '#VALUE!', 1, 4),
  outside('IMPORTTEXT', '#VALUE!', 1, 6),
  outside('REGISTER.ID', '#VALUE!', 2, 3),
  outside('RTD', '#N/A', 3, 30),
  outside('SQL.REQUEST', '#N/A', 1, 5),
  outside('STOCKHISTORY', '#VALUE!', 2, 11),
  outside('TRANSLATE', '#VALUE!', 1, 3),
  outside('WEBSERVICE', '#VALUE!', 1, 1),
]
