import { createContext, use, useState } from 'react'
import { call, type CallOutput } from '#shared'
import { sendFile, type Transport } from '#features/files'

export type AppliedDocument = CallOutput<'applications.endDocument'>

interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly onWaiting: (isWaiting: boolean) => void
}

/** The documents of what is being written, or of an application. */
export interface Documents {
  readonly all: readonly AppliedDocument[]
  /** Whether they can be taken away again. */
  readonly canRemove: boolean
  /** @throws ApiError when it is refused; DOMException when it is cancelled. */
  readonly send: (question: string, content: File, sending: Sending) => Promise<void>
  readonly remove: (id: number) => Promise<void>
}

export const DocumentsContext = createContext<Documents | null>(null)

/** @throws Error outside of a form. */
export function useDocuments(): Documents {
  const documents = use(DocumentsContext)
  if (!documents) throw new Error('documents are used outside a form')
  return documents
}

/**
 * Keeps the documents of a private link, which `tokenOf` makes where there is none yet.
 * @param first those that have arrived before.
 */
export function useDocumentsOf(
  tokenOf: () => Promise<string>,
  first: readonly AppliedDocument[],
  canRemove = true,
): Documents {
  const [all, setAll] = useState(first)
  return {
    all,
    canRemove,
    async send(question, content, sending) {
      const transport = toApplication(await tokenOf(), question)
      const onBegun = (): Promise<void> => Promise.resolve()
      const sent = await sendFile({ ...sending, transport, content, uploadId: undefined, onBegun })
      setAll((before) => [...before.filter(({ Id }) => Id !== sent.Id), sent])
    },
    async remove(id) {
      await call('applications.removeDocument', { Token: await tokenOf(), Id: id })
      setAll((before) => before.filter(({ Id }) => Id !== id))
    },
  }
}

/** Sends documents by the calls of applications. */
const toApplication = (Token: string, Question: string): Transport<AppliedDocument> => ({
  userId: 0,
  start: ({ OriginalName, FileSize }, options) =>
    call(
      'applications.startDocument',
      { Token, Question, Name: OriginalName, Bytes: FileSize },
      options,
    ),
  part: ({ Id, part, data }, options) =>
    call('applications.uploadDocumentPart', { Token, Id, part, data }, options),
  end: (Id, options) => call('applications.endDocument', { Token, Id }, options),
})

/** Answers to questions that are answered with documents: what these are called. */
export function documentAnswers(all: readonly AppliedDocument[]): Record<string, string> {
  const byQuestion = Map.groupBy(all, ({ Question }) => Question)
  return Object.fromEntries(
    [...byQuestion].map(([question, own]) => [question, own.map(({ Name }) => Name).join(', ')]),
  )
}
