import type { CallContext } from '../../kernel/context.ts'
import { GIVEN } from './read-statement.ts'
import { readFor } from './run-statement.ts'

/**
 * What a text asks for and reads, without running it.
 * @throws StatementRefused (invalid_input on `Query`, with line and column) where it may not be run.
 */
export async function checkStatement(
  context: CallContext,
  text: string,
): Promise<{ parameters: string[]; relations: string[] }> {
  const { names, relations } = await readFor(context, text)
  const parameters = names.filter((name) => !GIVEN.some((given) => given === name))
  return { parameters, relations: [...relations] }
}
