import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { serveJobs } from '../../kernel/serve-jobs.ts'
import { repackWord } from './repack-word.ts'
import { PDF, TEXT_LENGTH, type TextJob, type TextResult } from './extract-text.ts'

/** The process in which the text of documents is read: see extractText of the library. */
serveJobs<TextJob, TextResult>(async ({ mime, content }) => {
  try {
    const text = mime === PDF ? await textOfPdf(content) : await textOfWord(content)
    return { text: text.slice(0, TEXT_LENGTH) }
  } catch {
    // What is no such document after all has no text.
    return { text: '' }
  }
})

async function textOfPdf(content: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(document, { mergePages: true })
  return text
}

async function textOfWord(content: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: repackWord(content) })
  return value
}
