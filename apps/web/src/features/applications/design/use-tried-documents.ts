import { useRef, useState } from 'react'
import type { AppliedDocument, Documents } from '../apply/use-documents.ts'

/** Documents of a test run: they are named where they are asked for, and stay on the device. */
export function useTriedDocuments(): Documents {
  const [all, setAll] = useState<readonly AppliedDocument[]>([])
  const last = useRef(0)
  return {
    all,
    canRemove: true,
    send: (Question, { name: Name, size: Bytes, type: Mime }) => {
      last.current += 1
      const Id = last.current
      const At = new Date().toISOString()
      setAll((before) => [...before, { Id, Question, Name, Bytes, Mime, At }])
      return Promise.resolve()
    },
    remove: (id) => {
      setAll((before) => before.filter(({ Id }) => Id !== id))
      return Promise.resolve()
    },
  }
}
