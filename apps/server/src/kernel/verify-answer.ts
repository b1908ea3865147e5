import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { FileBody, PiecesBody, StreamBody } from './file-body.ts'
import { JsonText } from './json-text.ts'

/**
 * Holds an answer against its schema.
 * @param name of the call, `domain.verbNoun`.
 * @throws Error where the answer is another one than the call declares.
 */
export function verifyAnswer(name: string, { file, output }: CallDefinition, body: unknown): void {
  const isSentInParts = body instanceof StreamBody || body instanceof PiecesBody
  if (isSentInParts && file) return
  const plain: unknown =
    body instanceof JsonText ? JSON.parse(body.text) : body instanceof FileBody ? body.bytes : body
  const checked = output.safeParse(plain)
  if (!checked.success)
    throw new Error(`${name} answers other than declared: ${checked.error.message}`)
}
