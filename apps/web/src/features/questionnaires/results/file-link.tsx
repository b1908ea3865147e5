import { addressOf } from '../player/files/attempt-files.ts'

interface Props {
  readonly answerSetId: number
  readonly fileId: number
  readonly name: string
}

/** A file that answers a question: its name leads to it, for whoever may see the answers. */
export function FileLink({ answerSetId, fileId, name }: Props) {
  return (
    <a href={addressOf(answerSetId, fileId)} download={name}>
      {name}
    </a>
  )
}
