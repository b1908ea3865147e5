import { parse, parseExpressionAt, type Options } from 'acorn'

/** Authored code is the body of a function or one expression, and no module. */
const OPTIONS: Options = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
}

interface SyntaxFault {
  readonly index: number
  readonly message: string
}

/** Where JavaScript cannot be parsed, and why in the parser's words; undefined where it can. */
export function syntaxFault(text: string): SyntaxFault | undefined {
  try {
    parse(text, OPTIONS)
    return undefined
  } catch (error) {
    return isExpression(text) ? undefined : faultOf(error)
  }
}

/** A function without a name is an expression, and no statement. */
function isExpression(text: string): boolean {
  try {
    const { end } = parseExpressionAt(text, 0, OPTIONS)
    return /^[\s;]*$/.test(text.slice(end))
  } catch {
    return false
  }
}

function faultOf(error: unknown): SyntaxFault {
  const { pos, message } = error as { readonly pos?: number; readonly message: string }
  return { index: pos ?? 0, message: message.replace(/ \(\d+:\d+\)$/, '') }
}
