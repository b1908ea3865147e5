type Question = () => Promise<boolean>

const questions = new Set<Question>()

/**
 * Asks somebody something before they sign off and all that the browser keeps of them is forgotten;
 * false where they rather stay. @returns what takes the question back.
 */
export function askBeforeForgetting(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}

/** Asks all that is to be asked. @returns whether nothing is against it. */
export async function mayForget(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false
  return true
}
